import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { getPayload, type Payload } from 'payload'
import { endOnFault } from '../../platform/end-on-fault.ts'
import { requireEnvironment } from '../../platform/environment.ts'
import { refuseOtherDatabase } from '../../platform/migration-state.ts'

/** Runs a command's work with Payload and ends the process; an error is printed as one line. */
export async function withStudio(work: (payload: Payload) => Promise<boolean>): Promise<never> {
  requireEnvironment()
  await refuseOtherDatabase().catch(endOnFault)
  const { default: config } = await import('../../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'warn'
  try {
    process.exitCode = (await work(payload)) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  await payload.destroy()
  process.exit()
}

/** Brands of new stores that name none: `acme,pawprints`. */
export function readBrands(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  const unknown = names.find((name) => name !== '' && BRAND_KEYS.every((brand) => brand !== name))
  if (unknown !== undefined) throw new Error(`There is no brand “${unknown}”, only ${BRAND_KEYS.join(' and ')}`)
  return names.filter((name) => name !== '')
}
