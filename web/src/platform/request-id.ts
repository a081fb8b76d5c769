import { randomUUID } from 'node:crypto'
import { findTrace } from './trace.ts'

/** Ties what a visitor saw to a line of the log: the trace that the request came with, or a new id. Says nothing about the visitor. */
export const createRequestId = (): string => findTrace() ?? randomUUID()
