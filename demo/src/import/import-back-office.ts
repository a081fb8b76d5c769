import { findById } from '@menagerie/sites/locales'
import { hashPassword } from '@menagerie/studio/access/sign-in/password-hash'
import type { Payload } from 'payload'
import type { Content } from '../content/checked-content.ts'
import { DEMO_CUSTOMER, demoPassword, hasDemoUsers } from '../demo-users.ts'
import { ids } from '../stable-id.ts'
import { findKnown } from './find-known.ts'
import { create } from './studio.ts'
import { inImportTransaction } from './transaction.ts'

/** Imports business customers and forms, so that the back office has content. Returns the numbers of new ones. */
export async function importBackOffice(
  payload: Payload,
  { customers, submissions }: Content,
): Promise<{ customers: number; submissions: number }> {
  const known = await findKnown(payload, ['customers', 'submissions'])
  const newCustomers = customers.filter(({ email }) => !known.has(ids.customer(email)))
  const newForms = submissions.filter(({ name }) => !known.has(ids.submission(name)))
  await inImportTransaction(payload, async (req) => {
    for (const { site, ...customer } of newCustomers) {
      const data = { ...customer, site, brand: brandOf(site) }
      await create(req, {
        collection: 'customers',
        id: ids.customer(customer.email),
        what: `customer ${customer.company}`,
        data,
      })
    }
    for (const { name, site, ...form } of newForms) {
      const data = { ...form, site, brand: brandOf(site), email: form.fields.email }
      await create(req, { collection: 'submissions', id: ids.submission(name), what: `sent form ${name}`, data })
    }
  })
  if (hasDemoUsers()) await letCustomerIn(payload)
  return { customers: newCustomers.length, submissions: newForms.length }
}

/** Sets the common demo password. On a production server the studio lets no demo address sign in. */
async function letCustomerIn(payload: Payload): Promise<void> {
  const id = ids.customer(DEMO_CUSTOMER.email)
  const hash = await hashPassword(demoPassword())
  await payload.db.pool.query(
    `insert into accounts.credential (customer_id, password_hash) select id, $2 from customers where id = $1
     on conflict (customer_id) do nothing`,
    [id, hash],
  )
}

const brandOf = (site: string) => findById(site)?.brand
