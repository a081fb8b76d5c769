import { generatePayloadCookie, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readCaller } from '../../../access/sign-in/caller.ts'
import { noteSignIn, type SignInPerson } from '../../../access/sign-in/note-sign-in.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { queueStaffMail } from './queue-staff-mail.ts'

type Begun = {
  token?: string | undefined
  person: SignInPerson
  isKnownBrowser: boolean
  way?: string
  sealedIdToken?: Buffer | undefined
}

const inToken = z.object({ sid: z.string() })

/** Records a sign-in: the browser of the session, an event in the trail, and a mail if the browser is new. */
export async function noteSession(
  req: PayloadRequest,
  { token = '', person, isKnownBrowser, way = 'password', sealedIdToken }: Begun,
): Promise<void> {
  const query = toPlainQuery(await transactionOf(req))
  const caller = readCaller(req.headers)
  await query(
    `insert into accounts.staff_session (sid, user_id, agent, address, way, sealed_id_token)
     values ($1, $2::uuid, $3, $4, $5, $6) on conflict (sid) do nothing`,
    [readSid(token), person.id, caller.agent, caller.address, way, sealedIdToken ?? null],
  )
  await query(
    `delete from accounts.staff_session where user_id = $1::uuid and sid not in (select id::text from users_sessions)`,
    [person.id],
  )
  const [earlier] = await query('select 1 from sign_ins where user_id = $1 limit 1', [person.id])
  const isNews = !isKnownBrowser && earlier !== undefined
  await noteSignIn(query, person, isKnownBrowser ? 'signed-in' : 'new-browser', caller, `with ${way}`)
  if (isNews) await tellOfBrowser(query, person.email, caller.agent, caller.address)
}

async function tellOfBrowser(query: ReturnType<typeof toPlainQuery>, email: string, agent: string, address: string) {
  await queueStaffMail(query, email, {
    subject: 'A new browser signed in to the studio',
    lines: [
      'Your Menagerie studio account was signed in to from a browser that had not been used for it before.',
      `Browser: ${agent || 'not known'}. Network address: ${address}.`,
      'If this was you, you do not need to do anything. If not, choose a new password now: this ends all sessions.',
    ],
    link: { path: '/admin/forgot', label: 'Choose a new password' },
  })
}

/** The session's id in a token of Payload. */
function readSid(token: string): string {
  const [, body = ''] = token.split('.')
  return inToken.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).sid
}

export function toStudioCookie({ payload: { collections, config } }: PayloadRequest, token = ''): string {
  const { auth } = collections.users.config
  return String(generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix: config.cookiePrefix, token }))
}
