/** Parameters in the error of a failed query: text of documents, forms and personal data, which must not be logged. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n\s+at |$)/g

export const withoutParameters = (text: string): string => text.replace(PARAMETERS, '')

type LoggedError = { type: string; message: string; stack: string; cause?: string }

/** An error for the log: what failed and where, without any data that was being saved. */
export function toLoggedError(error: Error): LoggedError {
  const { cause } = error
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(cause instanceof Error && { cause: withoutParameters(cause.message) }),
  }
}
