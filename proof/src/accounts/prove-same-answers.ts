import { Pool } from 'pg'
import { type AccountReply, type AccountsTarget, callAccounts, RESET_PAGE, toApplication } from './account-calls.ts'

/** `tries` of each kind, `atOnce` of them at the same time. */
type Size = { tries: number; atOnce: number }
export type SameAnswers = {
  form: string
  /** Differences of status or body, with their share of all pairs. */
  faults: string[]
  /** Milliseconds: medians for known and unknown addresses, and their difference. */
  known: number
  unknown: number
  apart: number
}

const KNOWN = 20
const FORMS = {
  login: (email: string) => ({ path: 'login', body: { email, password: 'a wrong one altogether' } }),
  register: (email: string) => ({ path: 'register', body: toApplication(email) }),
  'forgot-password': (email: string) => ({ path: 'password-reset-mail', body: { email, page: RESET_PAGE } }),
} as const
const name = (kind: string, at: number) => `${kind}-${String(at).padStart(6, '0')}@shop.example`

/** S3: checks that status, body and time are the same whether an address has an account or not. Known and unknown ones alternate. */
export async function proveSameAnswers(target: AccountsTarget, { tries, atOnce }: Size): Promise<SameAnswers[]> {
  const database = new Pool({ connectionString: target.databaseUrl, max: atOnce })
  try {
    for (let at = 0; at < KNOWN; at += 1) await addCustomer(target, database, name('known', at))
    const proofs: SameAnswers[] = []
    for (const [form, toCall] of Object.entries(FORMS)) {
      const pairs: [AccountReply, AccountReply][] = []
      let next = 0
      const work = async () => {
        for (let at = next; at < tries; at = next) {
          next += 1
          // Limits are tested elsewhere, so each try has its own visitor and the account's counted tries are deleted.
          await database.query('delete from accounts.attempt')
          const ask = (email: string) => {
            const { path, body } = toCall(email)
            return callAccounts(target, path, body, { address: `198.51.100.${at}-${email}` })
          }
          const known = () => ask(name('known', at % KNOWN))
          const unknown = () => ask(name(`no-${form}`.slice(0, 5).padEnd(5, 'x'), at))
          // The first of two calls is affected by the calls before, so known and unknown alternate in being first.
          if (at % 2 === 0) pairs.push([await known(), await unknown()])
          else pairs.push(swap([await unknown(), await known()]))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      proofs.push(compare(form, pairs))
    }
    return proofs
  } finally {
    await database.end()
  }
}

const swap = ([first, second]: [AccountReply, AccountReply]): [AccountReply, AccountReply] => [second, first]

async function addCustomer(target: AccountsTarget, database: Pool, email: string): Promise<void> {
  await database.query('delete from accounts.attempt')
  await callAccounts(target, 'register', toApplication(email), { address: '198.51.100.1' })
  await database.query(`update customers set state = 'approved' where email = $1`, [email])
}

function compare(form: string, pairs: readonly [AccountReply, AccountReply][]): SameAnswers {
  const blind = (text: string) => text.replaceAll(/[\w-]+@shop\.example/g, 'x')
  const faults = pairs.flatMap(([known, unknown]) => {
    const isSame = known.status === unknown.status && blind(known.text) === blind(unknown.text)
    return isSame ? [] : [`${form}: ${known.status} ${known.text} / ${unknown.status} ${unknown.text}`]
  })
  const known = toMedian(pairs.map(([{ ms }]) => ms))
  const unknown = toMedian(pairs.map(([, { ms }]) => ms))
  return { form, faults, known, unknown, apart: Math.abs(known - unknown) / Math.max(known, unknown) }
}

function toMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
