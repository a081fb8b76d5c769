import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { boundReads } from '../../../../src/admin/bound-reads.ts'
import { isDatabaseAway } from '../../../../src/admin/is-database-away.ts'
import { refuseOtherOrigins } from '../../../../src/admin/refuse-other-origins.ts'
import { tellOfOutage } from '../../../../src/admin/tell-of-outage.ts'
import config from '../../../../src/payload.config.ts'

type Handler = ReturnType<typeof REST_GET>
const whileUp = (handler: Handler): Handler => tellOfOutage(handler, isDatabaseAway)

export const GET = whileUp(boundReads(REST_GET(config)))
export const OPTIONS = REST_OPTIONS(config)
export const POST = refuseOtherOrigins(whileUp(boundReads(REST_POST(config))))
export const PATCH = refuseOtherOrigins(whileUp(boundReads(REST_PATCH(config))))
export const PUT = refuseOtherOrigins(whileUp(boundReads(REST_PUT(config))))
export const DELETE = refuseOtherOrigins(whileUp(boundReads(REST_DELETE(config))))
