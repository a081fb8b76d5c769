type Variables = Readonly<Record<string, string | undefined>>

/** Public origin of the admin: the first of `STUDIO_ORIGIN`. */
export function findStudioOrigin(env: Variables = process.env): string {
  const [first = ''] = (env.STUDIO_ORIGIN ?? '').split(' ')
  return URL.canParse(first) ? new URL(first).origin : `http://localhost:${env.ADMIN_PORT ?? '3300'}`
}

/** All origins of the admin, the public one first. */
export function findStudioOrigins(env: Variables = process.env): readonly string[] {
  const named = (env.STUDIO_ORIGIN ?? '').split(' ').flatMap((each) => (URL.canParse(each) ? new URL(each).origin : []))
  return [...new Set([findStudioOrigin(env), ...named])]
}
