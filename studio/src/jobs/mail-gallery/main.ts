import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { listExampleMails } from './example-mails.ts'
import { toGalleryPage, toMailPageName } from './gallery-page.ts'

/** `npm run mails`: writes every mail in every language of each brand as HTML pages. */
const folder = join(resolve(PROJECT_ROOT, process.env.MENAGERIE_VAR || 'var'), 'mail-gallery')
const all = listExampleMails()
mkdirSync(folder, { recursive: true })
for (const shown of all) writeFileSync(join(folder, toMailPageName(shown)), toGalleryPage(shown, all))
const [first] = all
console.log(`${all.length} pages; open ${first ? join(folder, toMailPageName(first)) : folder}`)
