import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Integration tests of 10 s and more, most of it waiting. They start first, so that they end beside the short ones and not after them. */
const LONGEST = ['web/src/server/search/search.int.test.ts', 'web/src/server/http/drain.int.test.ts']

/** Orders the files of a Vitest run. In a fresh clone Vitest knows only their sizes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))
    // Files of one project stay together, because a process continues only with the next file of its own project.
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...ofProjects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}
