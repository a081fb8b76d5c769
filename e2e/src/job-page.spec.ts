import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { expect } from '@playwright/test'
import { sampleAt } from './sample.ts'
import { findTestSite, TEST_WIDTHS, toUrl } from './sites.ts'
import { test } from './test.ts'

const findJobs = (id: string) =>
  loadContent()
    .sites.find(({ locale }) => locale.id === id)
    ?.jobs.map(({ path }) => path) ?? []

for (const [at, id] of [`${MAIN_BRAND}/ru_RU`, `${MAIN_BRAND}/de_DE`, `${OTHER_BRAND}/it_IT`].entries())
  test(
    `the facts of a job of ${id} fill complete rows with aligned columns (spec §2, jobs detail)`,
    sampleAt(at),
    async ({ page }) => {
      for (const path of findJobs(id)) {
        await page.goto(toUrl(findTestSite(id), path))
        for (const width of [320, ...TEST_WIDTHS]) {
          await page.setViewportSize({ width, height: 800 })
          const edges = await page
            .locator('main dl')
            .first()
            .locator('> div')
            .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
          const rows = Map.groupBy(edges, ({ y }) => Math.round(y))
          const columns = [...rows.values()].map((row) => row.map(({ x }) => Math.round(x)).join(' '))
          expect([path, width, new Set(columns).size]).toEqual([path, width, 1])
        }
      }
    },
  )
