import { Pool } from 'pg'
import { type AccountReply, type AccountsTarget, callAccounts, RESET_PAGE, toApplication } from './account-calls.ts'

/** `tries` of each kind, `atOnce` of them under way. */
type Size = { tries: number; atOnce: number }
export type SameAnswers = {
  form: string
  /** Differences of status or body, and their share in all pairs. */
  faults: string[]
  /** Milliseconds: medians of known and unknown addresses, and how far they are apart. */
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

/** S3: the same status, body and time, whether an address has an account or not. Known and unknown ones take turns. */
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
          // Limits are proved elsewhere: each try is of a visitor of its own, and what was counted of its account is forgotten.
          await database.query('delete from accounts.attempt')
          const ask = (email: string) => {
            const { path, body } = toCall(email)
            return callAccounts(target, path, body, { address: `198.51.100.${at}-${email}` })
          }
          const known = () => ask(name('known', at % KNOWN))
          const unknown = () => ask(name(`no-${form}`.slice(0, 5).padEnd(5, 'x'), at))
          // The first of two finds the process as the one before has left it: they take turns in that.
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
