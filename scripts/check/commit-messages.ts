import { execFileSync } from 'node:child_process'
import { ROOT } from '../state-folder.ts'

/** The last commit before the rule for messages. */
const BEFORE = 'a2291ab463fd13497e1290a9811dfa1533706d44'
const LONGEST_SUBJECT = 72

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Lists the commits since then. Returns undefined where the history is missing, as in a shallow clone or an archive. */
function listCommits(): { hash: string; subject: string; body: string }[] | undefined {
  try {
    const log = git('log', '--no-merges', '--format=%h%x00%s%x00%b%x01', `${BEFORE}..HEAD`)
    return log.split('\x01').flatMap((entry) => {
      const [hash = '', subject = '', body = ''] = entry.trim().split('\0')
      return hash === '' ? [] : [{ hash, subject, body: body.trim() }]
    })
  } catch {
    return undefined
  }
}

const commits = listCommits()
if (commits === undefined) console.log(`The history has no ${BEFORE}: messages of commits are not looked at.`)

const faults = (commits ?? []).flatMap(({ hash, subject, body }) => [
  ...(subject.length > LONGEST_SUBJECT
    ? [`${hash} has a subject of ${subject.length} characters; ${LONGEST_SUBJECT} is the most.`]
    : []),
  ...(body === '' ? [`${hash} "${subject}" does not say why: it has no body.`] : []),
])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
