import { expect, test } from 'vitest'
import { toColourOf } from './to-colour-of.ts'

test.each([
  ['ru', 'Войлочная мышка', 'Фиолетовый', 'фиолетовая'],
  ['ru', 'Переноска «Норка»', 'Синий', 'синяя'],
  ['ru', 'Кольцо для жевания', 'Красный', 'красное'],
  ['ru', 'Качели с бусинами', 'Синий', 'синие'],
  ['ru', 'Домик-убежище', 'Жёлтый', 'жёлтый'],
  ['uk', 'Повстяна мишка', 'Синій', 'синя'],
  ['uk', 'Гамак для тхора', 'Сірий', 'сірий'],
  ['en', 'Felt mouse', 'Purple', 'purple'],
] as const)('a colour agrees with what has it, in %s: %s', (language, name, label, colour) => {
  expect(toColourOf(language, name, label)).toBe(colour)
})
