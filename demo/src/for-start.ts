import { isDemoCompany } from './demo-sites.ts'
import { DEMO_CUSTOMER, DEMO_USERS, demoPassword, LOCAL_DEMO_PASSWORD } from './demo-users.ts'

/** Data of the demo for `npm start`, which looks for this file, so that a checkout without the demo starts as well. */
export const FOR_START = {
  isItsCompany: isDemoCompany(),
  localPassword: LOCAL_DEMO_PASSWORD,
  password: demoPassword(),
  staff: DEMO_USERS.map(({ email, role }) => ({ email, role })),
  customer: DEMO_CUSTOMER,
}
