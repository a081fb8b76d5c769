import { z } from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

const schema = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http address' }),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string('is missing').min(1),
  S3_SECRET_ACCESS_KEY: z.string('is missing').min(1),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'has letters, digits, dots and hyphens between slashes')
    .optional()
    .transform((prefix) => (prefix === undefined ? '' : `${prefix.replace(/\/$/, '')}/`)),
  S3_FORCE_PATH_STYLE: flag.default(true),
})

export type S3Settings = {
  /** Address of the bucket and prefix, with `/` at its end; file names are appended. */
  base: URL
  bucket: string
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Undefined without `S3_BUCKET`. Throws an error that names the wrong setting, without its value. */
export function readS3Settings(env: Readonly<Record<string, string | undefined>>): S3Settings | undefined {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  if (set.S3_BUCKET === undefined) return undefined
  const { data, error } = schema.safeParse({
    ...set,
    S3_ENDPOINT: set.S3_ENDPOINT ?? `https://s3.${set.S3_REGION ?? 'us-east-1'}.amazonaws.com`,
  })
  if (error) throw new Error(`${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`)
  const endpoint = new URL(data.S3_ENDPOINT.replace(/\/*$/, '/'))
  if (data.S3_FORCE_PATH_STYLE) endpoint.pathname += `${data.S3_BUCKET}/`
  else endpoint.hostname = `${data.S3_BUCKET}.${endpoint.hostname}`
  return {
    base: endpoint,
    bucket: data.S3_BUCKET,
    prefix: data.S3_PREFIX,
    region: data.S3_REGION,
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
  }
}
