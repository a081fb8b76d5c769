/** What a failed question to the database was asked with: words of documents, of people and of forms, which belong into no log. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n\s+at |$)/g

export const withoutParameters = (text: string): string => text.replace(PARAMETERS, '')

type LoggedError = { type: string; message: string; stack: string; cause?: string }

/** An error as a log has it: what failed and where, and no word of what was saved. */
export function toLoggedError(error: Error): LoggedError {
  const { cause } = error
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(cause instanceof Error && { cause: withoutParameters(cause.message) }),
  }
}
