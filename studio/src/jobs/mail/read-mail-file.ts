/** Boundary between parts of a mail. */
const BOUNDARY = /^--.*$/m
const ENCODED_WORD = /=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi

/** Header lines and decoded texts of a mail written by `transport.ts`: text and HTML, in any transfer encoding. */
export function readMailFile(file: string): { head: string[]; words: string } {
  const mail = file.replace(/\r\n/g, '\n')
  const [head, rest] = splitHead(mail)
  const parts = rest.split(BOUNDARY).map((part) => readPart(part.trimStart()))
  return { head: readHead(head).split('\n'), words: [toDecoded(rest, findEncoding(head)), ...parts].join('\n') }
}

function splitHead(mail: string): [head: string, rest: string] {
  const at = mail.indexOf('\n\n')
  return at < 0 ? [unfold(mail), ''] : [unfold(mail.slice(0, at)), mail.slice(at + 2)]
}

const unfold = (head: string) => head.replace(/\n[ \t]+/g, ' ')

function readPart(part: string): string {
  const [head, body] = splitHead(part)
  return toDecoded(body, findEncoding(head))
}

const findEncoding = (head: string) => /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase() ?? ''

function toDecoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? fromQuoted(body.replace(/=[ \t]*\n/g, '')) : body
}

/** Decodes quoted-printable bytes: `=E4`. */
const fromQuoted = (text: string) =>
  text.replace(/(?:=[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

const readHead = (head: string) =>
  head.replace(ENCODED_WORD, (_, way: string, text: string) =>
    way.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : fromQuoted(text.replaceAll('_', ' ')),
  )
