import { randomUUID } from 'node:crypto'
import { findTrace } from './trace.ts'

/** Links what a visitor saw to a line of the log: the trace id of the request, or a new id. It says nothing about the visitor. */
export const createRequestId = (): string => findTrace() ?? randomUUID()
