import type { CollectionConfig, Config, GlobalConfig } from 'payload'

const COLLECTION_OPERATIONS = ['create', 'read', 'update', 'delete'] as const
const GLOBAL_OPERATIONS = ['read', 'update'] as const
const JOB_OPERATIONS = ['run', 'queue', 'cancel'] as const

/**
 * Stops the start if an operation has no explicit access rule: Payload's default allows every account of the studio,
 * which is never intended.
 */
export function requireExplicitAccess(config: Config): Config {
  const missing = [
    ...(config.collections ?? []).flatMap(missingInCollection),
    ...(config.globals ?? []).flatMap(missingInGlobal),
    ...JOB_OPERATIONS.filter((operation) => !config.jobs?.access?.[operation]).map((operation) => `jobs.${operation}`),
  ]
  if (missing.length > 0) throw new Error(`These operations have no access rule: ${missing.join(', ')}`)
  return config
}

function missingInCollection({ slug, access, auth, versions }: CollectionConfig): string[] {
  const operations = [
    ...COLLECTION_OPERATIONS,
    ...(versions ? (['readVersions'] as const) : []),
    ...(auth ? (['unlock', 'admin'] as const) : []),
  ]
  return operations.filter((operation) => !access?.[operation]).map((operation) => `${slug}.${operation}`)
}

function missingInGlobal({ slug, access, versions }: GlobalConfig): string[] {
  const operations = [...GLOBAL_OPERATIONS, ...(versions ? (['readVersions'] as const) : [])]
  return operations.filter((operation) => !access?.[operation]).map((operation) => `${slug}.${operation}`)
}
