import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { chooseBetweenTwo } from './choose-between-two.ts'
import { type EditorStage, findDifference, openEditorStage, readForm, waitUntilSaved } from './editor-stage.ts'
import { type EditingRandom, randomOf } from './random.ts'
import { readStoredPage } from './read-stored-page.ts'
import { otherPicture, replacePicture } from './replace-picture.ts'

type Session = EditorStage & {
  random: EditingRandom
  /** Random numbers that decide whether and when the form learns of a colleague's change before it saves. They are separate, so that a seed keeps its steps. */
  hearing: EditingRandom
  titles: string[]
  picture: EditorStage['pictures'][number]
}
type Step = { name: string; does: (session: Session) => Promise<string[]> }

const STEPS = 6
const MOST_BLOCKS = 6
const LATE_MS = 500
/** Time within which a newer version appears in the form. */
const HEARD_MS = 1_500
const WORDS = ['hond', 'kat', 'größer', 'été', 'щенок', '🐾', 'a  b', '<b>', '&amp;']
const toText = (titles: readonly string[]) => titles.join(' | ')

const readStoredTitles = async (session: Session) =>
  toText((await readStoredPage(session)).main.map(({ blockTitle }) => blockTitle))

/**
 * Lets one editor work at random, but the same for the same seed: types, moves, duplicates, deletes, undoes, and chooses another picture, while
 * answers are late, the connection is lost and a colleague saves. Returns what was lost, doubled or shown differently from what was published.
 */
export async function runEditingSession(browser: Browser, origin: string, seed: number): Promise<string[]> {
  const random = randomOf(seed)
  const stage = await openEditorStage(browser, origin)
  const [picture = otherPicture(stage.pictures, '', random)] = stage.pictures
  const session: Session = { ...stage, random, hearing: randomOf(~seed), picture, titles: ['Een', 'Twee', 'Drie'] }
  const done: string[] = []
  try {
    if (random.chance(0.7)) await delayAnswers(session)
    for (let at = 0; at < STEPS; at += 1) {
      const step = chooseStep(session)
      done.push(step.name)
      session.titles = await step.does(session)
      const shown = await findDifference(() => readShown(session), toText(session.titles))
      if (shown !== undefined) return [`seed ${seed}, after ${done.join(', ')}: the page shows ${shown}`]
    }
    if (random.chance(0.3)) await colleagueSaves(session)
    if (session.hearing.chance(0.4)) {
      // A form still says "Saved" for a moment after a key, and "Use all of the other" leaves out what is not saved yet.
      const behind = await findDifference(() => readStoredTitles(session), toText(session.titles))
      if (behind !== undefined) throw new Error(`before the choice the studio has ${behind}`)
      await chooseBetweenTwo(session, session.hearing)
    }
    return (await compareEnd(session)).map((fault) => `seed ${seed}, after ${done.join(', ')}: ${fault}`)
  } catch (error) {
    return [`seed ${seed}, after ${done.join(', ')}: ${error instanceof Error ? error.message : error}`]
  } finally {
    await stage.close()
  }
}

function chooseStep({ random, titles }: Session): Step {
  const steps = [
    type,
    type,
    typeOffline,
    move,
    moveAndBack,
    replace,
    ...(titles.length < MOST_BLOCKS ? [double] : []),
    ...(titles.length > 1 ? [remove] : []),
  ]
  return steps[random.below(steps.length)] ?? type
}

const type: Step = {
  name: 'type',
  async does(session) {
    return typeInto(session, await readBlocks(session))
  },
}

/** Types into a block. `blocks` are in the order of the titles, which may have changed on the page meanwhile. */
async function typeInto({ frame, page, random, titles }: Session, blocks: readonly string[]): Promise<string[]> {
  const at = random.below(titles.length)
  await frame.locator(`[data-key="${blocks[at]}:tag"]`).press('Enter')
  // The row with the focus, wherever a newer version has moved the block meanwhile.
  const row = page.locator('[id^=main-row-]').filter({ has: page.locator(':focus') })
  const field = row.locator('[id$=__blockTitle]')
  await field.waitFor().catch(async (error: Error) => {
    throw new Error(`${error.message}; block ${blocks[at]}; form: ${await readForm(page)}`)
  })
  const word = ` ${WORDS[random.below(WORDS.length)]}`
  await field.focus()
  await field.press('End')
  await field.pressSequentially(word, { delay: random.below(60) })
  return titles.map((title, each) => (each === at ? `${title}${word}` : title))
}

const typeOffline: Step = {
  name: 'type without a connection',
  async does(session) {
    await session.context.setOffline(true)
    const titles = await type.does(session)
    await session.page.waitForTimeout(session.random.below(1_500))
    await session.context.setOffline(false)
    return titles
  },
}

const tagOf = ({ frame, titles }: Session, at: number) =>
  frame.getByRole('button', { name: new RegExp(`, ${at + 1} of ${titles.length} in Main area`) })

const move: Step = {
  name: 'move',
  async does(session) {
    const { random, titles } = session
    if (titles.length < 2) return titles
    const at = random.below(titles.length - 1)
    const before = await readBlocks(session)
    await tagOf(session, at).press('Alt+ArrowDown')
    await waitForBlocks(session, swap(before, at))
    return swap(titles, at)
  },
}

const swap = (all: readonly string[], at: number) => all.toSpliced(at, 2, all[at + 1] ?? '', all[at] ?? '')

/** Reads the blocks' ids, because duplicated blocks have the same title. */
const readBlocks = ({ frame }: Session) =>
  frame
    .locator('[data-edit-area=main] [data-edit-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-edit-block') ?? ''))

async function waitForBlocks(session: Session, wanted: readonly string[]): Promise<void> {
  const lost = await findDifference(async () => toText(await readBlocks(session)), toText(wanted))
  if (lost !== undefined) throw new Error(`blocks: ${lost}; titles: ${await readShown(session)}`)
}

const moveAndBack: Step = {
  name: 'move and undo',
  async does(session) {
    const [before, blocks] = [session.titles, await readBlocks(session)]
    const titles = await move.does(session)
    if (titles !== before) await session.page.getByRole('button', { name: 'Undo' }).click()
    await waitForBlocks(session, blocks)
    return before
  },
}

const double: Step = {
  name: 'duplicate',
  async does(session) {
    const at = session.random.below(session.titles.length)
    await tagOf(session, at).press('Control+d')
    return session.titles.toSpliced(at, 0, session.titles[at] ?? '')
  },
}

const remove: Step = {
  name: 'delete',
  async does(session) {
    const at = session.random.below(session.titles.length)
    await tagOf(session, at).press('Delete')
    return session.titles.toSpliced(at, 1)
  },
}

const replace: Step = {
  name: 'replace a choice',
  async does(session) {
    const { page, picture, pictures, random, titles } = session
    session.picture = otherPicture(pictures, picture.id, random)
    await replacePicture(page, picture, session.picture)
    return titles
  },
}

/** Delays answers of the studio and of the site, each separately, so that a later one may overtake an earlier one. */
async function delayAnswers({ page, random }: Session): Promise<void> {
  const later = () => new Promise((next) => setTimeout(next, random.below(LATE_MS)))
  const isAsked = (url: URL) => url.pathname.endsWith('/api/preview') || url.pathname.startsWith('/__preview/')
  await page.route(isAsked, async (route) => {
    if (route.request().method() === 'POST') await later()
    await route.continue().catch(() => {})
  })
}

const SUBTITLE = 'Van een collega'

/** Saves another field as a colleague, or the blocks in another order. The editor's form takes over both without asking, when it saves or as soon as it learns of them. */
async function colleagueSaves(session: Session): Promise<void> {
  const { admin, document, page, random } = session
  await waitUntilSaved(session)
  const blocks = await readBlocks(session)
  const { main } = blocksSchema.parse(await admin.read(`/pages/${document.id}?draft=true&depth=0`))
  const isTurned = random.chance(0.5)
  const turned = isTurned ? { main: main.toReversed() } : {}
  await admin.update('pages', document.id, { subTitle: SUBTITLE, _status: 'draft', ...turned })
  if (session.hearing.chance(0.5)) await hearOfOthers(session)
  const titles = await typeInto(session, blocks)
  session.titles = isTurned ? titles.toReversed() : titles
  const lost = await findDifference(() => page.locator('#field-subTitle').inputValue(), SUBTITLE)
  if (lost !== undefined) throw new Error(`of the colleague: ${lost}`)
}

/** Lets the newer version arrive while the editor goes to a block. */
async function hearOfOthers({ hearing, page }: Session): Promise<void> {
  await page.unroute('**/api/presence')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForTimeout(hearing.below(HEARD_MS))
}

const blocksSchema = z.object({ main: z.array(z.looseObject({ id: z.string() })) })

const readShown = async ({ frame }: Session) =>
  toText(await frame.locator('[data-edit-area=main] h2').allTextContents())

/** Checks that the form, the studio, the last preview and the published page agree. */
async function compareEnd(session: Session): Promise<string[]> {
  const { admin, document, frame, page, picture, titles } = session
  await waitUntilSaved(session)
  const wanted = toText(titles)
  const chosen = async () => (await readStoredPage(session)).image ?? 'no picture'
  const faults = [
    ['the page shows', await findDifference(() => readShown(session), wanted)],
    ['the studio has', await findDifference(() => readStoredTitles(session), wanted)],
    ['the picture is', await findDifference(chosen, picture.id)],
  ]
  await admin.update('pages', document.id, { _status: 'published' })
  const origin = new URL((await page.locator('.menagerie-preview iframe').getAttribute('src')) ?? '').origin
  const visitor = await session.context.newPage()
  const published = async () => {
    await visitor.goto(`${origin}/nl-nl/${document.path}/`)
    return toText(await visitor.locator('main h2').allTextContents())
  }
  faults.push(['visitors see', await findDifference(published, wanted)])
  const words = squeeze(await visitor.locator('main').innerText())
  // After a lost connection an older preview shows until the studio has answered again.
  const isSame = async () => {
    const last = squeeze(await frame.locator('[data-edit-area=main]').innerText())
    return words.includes(last) ? words : last
  }
  faults.push(['the last preview is not what is published:', await findDifference(isSame, words)])
  await visitor.close()
  return faults.flatMap(([what, fault]) => (fault === undefined ? [] : [`${what} ${fault}`]))
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
