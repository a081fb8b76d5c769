/** Pages of the runbook by the beginning of a sentence of `/readyz`. The first that matches counts. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^feed: .*held back/, 'StateHeldBack'],
  [/^feed:/, 'FeedLost'],
  [/^replica: nothing was loaded/, 'SiteNotReady'],
  [/^replica: .*(could not be taken in|contract version)/, 'EntriesRefused'],
  [/^replica:/, 'ReplicaDamaged'],
  [/^files:/, 'FilesMissing'],
  [/^outbox: \d+ forms of \S+ wait/, 'FormsWait'],
  [/^outbox: \d+ forms of \S+ (are put off|were refused)/, 'FormsDead'],
  [/^outbox: .* are missing/, 'FormsLost'],
  [/^outbox:/, 'FormsRefused'],
  [/^mail: (its server|SMTP_URL)/, 'MailServerDown'],
  [/^mail:/, 'MailsWait'],
  [/^receivers:/, 'DeliveriesWait'],
  [/^plans:/, 'PlansLate'],
  [/^search: .*do not answer yet/, 'SearchNotReady'],
  [/^search: .*cannot be kept/, 'SearchUnsaved'],
  [/^search:/, 'SearchDown'],
  [/^disk:/, 'DiskLow'],
  [/not migrated/, 'AdminNotReady'],
  [/database/i, 'DatabaseDown'],
  [/build/, 'AdminNotReady'],
]

/** Returns the runbook pages for these sentences, each once, or the index when no sentence is known. */
export function findRunbookPages(sentences: readonly string[]): string {
  const names = sentences.flatMap((sentence) => PAGES.find(([beginning]) => beginning.test(sentence))?.[1] ?? [])
  if (names.length === 0) return 'docs/runbook/README.md'
  return [...new Set(names)].map((name) => `docs/runbook/${name}.md`).join(', ')
}
