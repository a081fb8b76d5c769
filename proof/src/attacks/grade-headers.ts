/** Headers as `fetch` gives them, with each cookie as it is set. */
type SentHeaders = { get: (name: string) => string | null; getSetCookie: () => string[] }
type HeaderGrade = { grade: string; points: number; missed: string[] }

const HALF_A_YEAR_S = 15_768_000
const A = 90
const GRADES: readonly [from: number, grade: string][] = [
  [100, 'A+'],
  [A, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [50, 'C'],
  [30, 'D'],
]
const PRIVATE_REFERRERS = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
/** Sources that let texts of a page run as a script. */
const LOOSE_SCRIPTS = /'unsafe-(?:inline|eval)'|(?:^|\s)(?:\*|https?:|data:|blob:)(?:\s|$)/

/** Names of session cookies. Scripts may read others, such as the chosen language. */
const OF_SESSION = /^[^=]*(?:sess|sid|token|auth|login)/i
const HTTP_ONLY = /; *httponly/i

type Rule = { name: string; lost: number; won?: number; isMet: boolean; isBest?: boolean }

/**
 * Grades an answer over https by the rules of Mozilla's HTTP Observatory (its `scoring.md`): from 100, points are taken off for
 * what is missing, and bonus points are added where that leaves an A. `missed` lists all that took points off.
 */
export function gradeHeaders(headers: SentHeaders): HeaderGrade {
  const rules = toRules(headers)
  const missed = rules.filter(({ isMet }) => !isMet)
  const base = missed.reduce((sum, { lost }) => sum - lost, 100)
  const more = rules.reduce((sum, { won = 0, isMet, isBest = isMet }) => sum + (isBest ? won : 0), 0)
  const points = Math.max(0, base >= A ? base + more : base)
  const [, grade = 'F'] = GRADES.find(([from]) => points >= from) ?? []
  return { grade, points, missed: missed.map(({ name }) => name) }
}

function toRules(headers: SentHeaders): Rule[] {
  const read = (name: string) => headers.get(name) ?? ''
  const policy = toDirectives(read('content-security-policy'))
  const from = (name: string) => policy.get(name) ?? policy.get('default-src')
  const scripts = from('script-src')
  const isStrict = scripts !== undefined && !LOOSE_SCRIPTS.test(scripts) && from('object-src') !== undefined
  const age = Number(/max-age=(\d+)/.exec(read('strict-transport-security'))?.[1] ?? 0)
  const cookies = headers.getSetCookie()
  const isSafe = (cookie: string) => /; *secure/i.test(cookie) && (!OF_SESSION.test(cookie) || HTTP_ONLY.test(cookie))
  const isOfSite = (cookie: string) => /; *samesite=(?:lax|strict)/i.test(cookie)
  return [
    {
      name: 'Content-Security-Policy',
      lost: 25,
      won: 5,
      isMet: isStrict,
      isBest: isStrict && !/'unsafe-/.test(from('style-src') ?? "'unsafe-inline'"),
    },
    { name: 'Strict-Transport-Security', lost: 20, isMet: age >= HALF_A_YEAR_S },
    { name: 'X-Content-Type-Options', lost: 5, isMet: read('x-content-type-options') === 'nosniff' },
    {
      name: 'frames of others',
      lost: 20,
      won: 5,
      isMet: /^'(?:none|self)'$/.test(policy.get('frame-ancestors') ?? ''),
    },
    { name: 'Referrer-Policy', lost: 5, won: 5, isMet: PRIVATE_REFERRERS.test(read('referrer-policy')) },
    {
      name: 'Cross-Origin-Resource-Policy',
      lost: 0,
      won: 10,
      isMet: read('cross-origin-resource-policy') === 'same-origin',
    },
    { name: 'CORS', lost: 50, isMet: read('access-control-allow-origin') === '' },
    {
      name: 'cookies',
      lost: 40,
      won: 5,
      isMet: cookies.every(isSafe),
      isBest: cookies.length > 0 && cookies.every((cookie) => isSafe(cookie) && isOfSite(cookie)),
    },
  ]
}

function toDirectives(policy: string): ReadonlyMap<string, string> {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources.join(' ')]))
}

const SCRIPT = /<script\b(?<attributes>[^>]*)>/gi
const IS_DATA = /\btype="(?:application\/(?:ld\+)?json|speculationrules)"/i

/** Counts scripts inside a page that have no nonce. Its policy would either allow all such scripts or break the page. */
export function countInlineScripts(html: string): number {
  const found = [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.attributes ?? '')
  return found.filter((each) => !/\b(?:src|nonce)="[^"]+"/i.test(each) && !IS_DATA.test(each)).length
}
