import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { boundReads } from '../../../../src/admin/bound-reads.ts'
import { refuseOtherOrigins } from '../../../../src/admin/refuse-other-origins.ts'
import config from '../../../../src/payload.config.ts'

export const GET = boundReads(REST_GET(config))
export const OPTIONS = REST_OPTIONS(config)
export const POST = refuseOtherOrigins(boundReads(REST_POST(config)))
export const PATCH = refuseOtherOrigins(boundReads(REST_PATCH(config)))
export const PUT = refuseOtherOrigins(REST_PUT(config))
export const DELETE = refuseOtherOrigins(boundReads(REST_DELETE(config)))
