import { randomUUID } from 'node:crypto'

/** Ties what a visitor saw to a line of the log; says nothing about the visitor. */
export const createRequestId = (): string => randomUUID()
