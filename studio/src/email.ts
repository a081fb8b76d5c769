import type { EmailAdapter } from 'payload'

/** No mail server yet: a message is noted in the log by its recipient and subject, without the links inside it. */
export const logOnlyEmail: EmailAdapter = ({ payload }) => ({
  name: 'log-only',
  defaultFromAddress: 'studio@menagerie.example',
  defaultFromName: 'Menagerie studio',
  sendEmail: async ({ to, subject }) => {
    payload.logger.warn(`No mail server is set up: "${subject ?? ''}" to ${JSON.stringify(to)} was not sent`)
  },
})
