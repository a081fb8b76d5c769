import { request } from 'node:https'
import { TLSSocket } from 'node:tls'
import { type Finding, faultFinding, fineFinding, LOOK_MS, toDeepReason } from './finding.ts'

/** Days that suffice to renew a certificate by hand when the automatic renewal has failed. */
const LEAST_DAYS = 14
const DAY_MS = 86_400_000
/** Most characters that are read. No `robots.txt` of ours is longer. */
const READ_MOST = 20_000

type PublicHost = {
  host: string
  port?: number
  /** Text in an answer of ours, whatever proxy it came through. */
  path: string
  contains: string
}
/** Address to connect to instead of the one that the name has, and certificate authority (PEM) to trust instead of the known ones. */
type Way = { address?: { host: string; port: number }; ca?: string }
type PublicAnswer = { status: number; text: string; refused: string; validTo: string }

/**
 * Connects to a public host over TLS as visitors do. Checks whether its certificate is valid and for how long, and
 * whether the proxy passes requests to our process with the host's own name.
 */
export async function findPublicHost(asked: PublicHost, way: Way = {}): Promise<Finding> {
  const { host } = asked
  let answer: PublicAnswer
  try {
    answer = await askPublicHost(asked, way)
  } catch (error) {
    return faultFinding(
      `https://${host} does not answer from here: ${toDeepReason(error)}`,
      'does its name lead to the proxy, and does the proxy listen on 443?',
    )
  }
  if (answer.refused !== '')
    return faultFinding(
      `the certificate of ${host} is refused: ${answer.refused}`,
      'give the proxy one for this name, with its chain',
    )
  const days = Math.floor((Date.parse(answer.validTo) - Date.now()) / DAY_MS)
  if (days < LEAST_DAYS)
    return faultFinding(`the certificate of ${host} ends in ${days} days`, 'look why the proxy did not renew it')
  if (answer.status >= 500)
    return faultFinding(`https://${host} is answered with ${answer.status}`, 'does the process behind the proxy run?')
  if (!answer.text.includes(asked.contains))
    return faultFinding(
      `https://${host}${asked.path} is not answered by us, or not by that name`,
      'the proxy must lead this host to us, with Host as visitors sent it: deploy/nginx.conf',
    )
  return fineFinding(`https://${host}, certificate for ${days} days`)
}

function askPublicHost({ host, port = 443, path }: PublicHost, { address, ca }: Way): Promise<PublicAnswer> {
  return new Promise((done, fail) => {
    const asking = request(
      {
        host: address?.host ?? host,
        port: address?.port ?? port,
        servername: host,
        ...(ca !== undefined && { ca }),
        path,
        headers: { host },
        // Faults of the certificate are reported instead of thrown.
        rejectUnauthorized: false,
        agent: false,
        timeout: LOOK_MS,
      },
      (response) => {
        const { socket } = response
        if (!(socket instanceof TLSSocket)) return fail(new Error('it does not speak TLS'))
        // The socket's error may be an Error, a code as text, or null.
        const why: unknown = socket.authorizationError
        const refused = socket.authorized ? '' : toDeepReason(why)
        const { valid_to: validTo } = socket.getPeerCertificate()
        let text = ''
        response.setEncoding('utf8')
        const end = () => done({ status: response.statusCode ?? 0, text, refused, validTo })
        response.on('data', (piece: string) => {
          text += piece
          if (text.length > READ_MOST) response.destroy()
        })
        response.once('close', end)
      },
    )
    asking.once('timeout', () => asking.destroy(new Error('nothing came')))
    asking.once('error', fail)
    asking.end()
  })
}
