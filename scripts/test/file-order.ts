import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Integration tests of 10 s and more, most of it waiting. They start first, so that they end beside the short ones and not after them. */
const LONGEST = ['web/src/server/search/search.int.test.ts', 'web/src/server/http/drain.int.test.ts']

/** Orders the files of a Vitest run: alike ones together, the longest first. In a fresh clone Vitest knows only their sizes. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))
    // A process continues only with a file of the same project and environment. Any other file gets a new process, which loads all modules again.
    const alike = Map.groupBy(sorted, ({ project, moduleId }) => `${project.name} ${findEnvironment(moduleId)}`)
    return [...alike.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}

/** Returns the environment that a test file asks for in a comment, or an empty string for the default of its project. */
const findEnvironment = (file: string): string =>
  readFileSync(file, 'utf8').match(/@vitest-environment ([\w-]+)/)?.[1] ?? ''
