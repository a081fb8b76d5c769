import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Integration tests of 10 s and more, most of it waiting: begun first, they end beside the short ones and not after them. */
const LONGEST = ['web/src/server/search/search.int.test.ts', 'web/src/server/http/drain.int.test.ts']

/** The order in which Vitest begins the files of a run: in a fresh clone it knows only their sizes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))
    // A process goes on to the next file of its project only when that is the next in the row.
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...ofProjects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}
