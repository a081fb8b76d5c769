/** Where people reach the admin: the first of `STUDIO_ORIGIN`. */
export function findStudioOrigin(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const [first = ''] = (env.STUDIO_ORIGIN ?? '').split(' ')
  return URL.canParse(first) ? new URL(first).origin : `http://localhost:${env.ADMIN_PORT ?? '3300'}`
}
