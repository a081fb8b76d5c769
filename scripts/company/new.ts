import { existsSync, readdirSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { Problem } from '../problem.ts'
import { ROOT } from '../state-folder.ts'
import { COMPANY_HELP, readArguments } from './new/read-arguments.ts'
import { writeCompany } from './new/write-company.ts'

/** `npm run company:new -- FOLDER` creates the folder of a company to begin with. */
try {
  const found = readArguments(process.argv.slice(2))
  if (found === undefined) console.log(COMPANY_HELP)
  else await make(found)
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

async function make({ folder, company }: NonNullable<ReturnType<typeof readArguments>>): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')))
    throw new Problem(`${folder} has files already: name a new folder. Nothing was changed.`)
  const colour = await writeCompany(folder, company)
  if (colour !== company.colour.toLowerCase())
    console.log(`The colour is ${colour}: white letters can be read on it, which ${company.colour} is too light for.`)
  const short = relative(process.cwd(), folder)
  const shown = short.startsWith('../..') ? folder : short
  if (!relative(ROOT, folder).startsWith('..'))
    console.log(
      `${folder} stands inside the product's checkout, whose git will list it. Beside it, such as ../${basename(folder)}, updates stay apart.`,
    )
  console.log(`${company.name} is in ${folder}: one brand, one site (${company.code}). Next:

  1. MENAGERIE_COMPANY=${shown} npm start
  2. MENAGERIE_COMPANY=${shown} npm run user:add -- you@company.example      in a second terminal: it makes you an administrator
  3. sign in at http://localhost:3300/admin; docs/how-to/start-a-company.md leads to the first page

Logos and icons in ${company.key}/assets are placeholders. What is missing or does not fit, says: MENAGERIE_COMPANY=${shown} npm run company:check`)
}
