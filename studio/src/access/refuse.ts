/** The answer of an endpoint that does not do what it was asked for, in the shape of Payload's own. */
export const toAdminRefusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })
