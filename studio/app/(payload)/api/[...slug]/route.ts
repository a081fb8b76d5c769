import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { boundReads } from '../../../../src/admin/bound-reads.ts'
import { isDatabaseAway } from '../../../../src/admin/is-database-away.ts'
import { refuseOddBodies } from '../../../../src/admin/refuse-odd-bodies.ts'
import { refuseOtherOrigins } from '../../../../src/admin/refuse-other-origins.ts'
import { isStaff } from '../../../../src/admin/require-staff.ts'
import { tellOfOutage } from '../../../../src/admin/tell-of-outage.ts'
import config from '../../../../src/payload.config.ts'

type Handler = ReturnType<typeof REST_GET>
const whileUp = (handler: Handler): Handler => tellOfOutage(handler, isDatabaseAway)
const isPerson = (headers: Headers) => isStaff(() => getPayload({ config }), headers)
const change = (handler: Handler): Handler =>
  refuseOtherOrigins(whileUp(refuseOddBodies(boundReads(handler), isPerson)))

export const GET = whileUp(boundReads(REST_GET(config)))
export const OPTIONS = REST_OPTIONS(config)
export const POST = change(REST_POST(config))
export const PATCH = change(REST_PATCH(config))
export const PUT = change(REST_PUT(config))
export const DELETE = change(REST_DELETE(config))
