import { defineBlock } from '../define-block.tsx'
import { AuthorBlock } from './AuthorBlock.tsx'
import { loadAuthorBlock } from './load.ts'

export const authorBlockDefinition = defineBlock({ type: 'AuthorBlock', load: loadAuthorBlock, Component: AuthorBlock })
