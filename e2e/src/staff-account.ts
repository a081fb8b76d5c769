import { randomUUID } from 'node:crypto'
import { DEMO_USERS, type DemoRole, type StudioCredentials } from '@menagerie/demo/demo-users'
import { request } from '@playwright/test'
import { openAdminApi } from './admin-api.ts'

type StaffAccount = StudioCredentials & { id: string; name: string }

/** Accounts of the running test; a process runs one test at a time. */
const accounts = new Map<DemoRole, Promise<StaffAccount>>()

/**
 * Returns an account that only the running test has, with the rights of that role's person in the demo. The settings that the studio
 * stores per person (open previews, columns, closed rows) are then at their defaults, and tests in other processes do not change them.
 */
export function findStaffAccount(role: DemoRole): Promise<StaffAccount> {
  const account = accounts.get(role) ?? makeAccount(role)
  accounts.set(role, account)
  return account
}

/** Deletes the accounts that `findStaffAccount` has made for the test that ends. */
export async function removeStaffAccounts(): Promise<void> {
  const made = await Promise.all(accounts.values())
  accounts.clear()
  if (made.length === 0) return
  const context = await request.newContext()
  const admin = await openAdminApi(context)
  for (const { id } of made) await admin.remove('users', id)
  await context.dispose()
}

async function makeAccount(role: DemoRole): Promise<StaffAccount> {
  const sites = DEMO_USERS.find((each) => each.role === role)?.sites ?? []
  const name = `Test ${role} ${randomUUID().slice(0, 8)}`
  const credentials = { email: `${randomUUID()}@menagerie.example`, password: randomUUID() }
  const context = await request.newContext()
  const admin = await openAdminApi(context)
  const { id } = await admin.create('users', { ...credentials, name, role, sites })
  await context.dispose()
  return { ...credentials, id, name }
}
