import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseOtherOrigins } from '../../../../src/admin/refuse-other-origins.ts'
import config from '../../../../src/payload.config.ts'

export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const POST = refuseOtherOrigins(REST_POST(config))
export const PATCH = refuseOtherOrigins(REST_PATCH(config))
export const PUT = refuseOtherOrigins(REST_PUT(config))
export const DELETE = refuseOtherOrigins(REST_DELETE(config))
