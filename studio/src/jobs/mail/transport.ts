import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import type { MailSettings } from './settings.ts'

/** `send` resolves once the server, or the folder, has accepted the mail. */
export type Transport = { send: (message: SendMailOptions) => Promise<void>; close: () => void }

const SMTP_MS = 20_000

export function openTransport({ smtpUrl, folder }: Pick<MailSettings, 'smtpUrl' | 'folder'>): Transport {
  if (smtpUrl === undefined) return openMailFolder(folder)
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      await smtp.sendMail(message)
    },
    close: () => smtp.close(),
  }
}

/** Writes one `.eml` file per mail, named after its Message-ID, which any mail program can open. */
function openMailFolder(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(message)
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = String(message.messageId).replace(/[^\w.-]/g, '')
      const file = join(folder, `${name}.eml`)
      writeFileSync(`${file}.part`, z.instanceof(Buffer).parse(bytes), { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
    close: () => {},
  }
}
