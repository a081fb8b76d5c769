/** An error answer of an endpoint, in the same shape as Payload's own. */
export const toAdminRefusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })
