export type MessageKey = 'todo'
