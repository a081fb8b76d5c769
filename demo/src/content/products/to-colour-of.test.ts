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
  ['pl', 'Filcowa mysz', 'Fioletowy', 'fioletowa'],
  ['pl', 'Gniazdko Chmurka', 'Niebieski', 'niebieskie'],
  ['pl', 'Hamak dla fretki', 'Żółty', 'żółty'],
  ['es', 'Hamaca para Hurones', 'Amarillo', 'amarilla'],
  ['es', 'Pato Chapotes', 'Amarillo', 'amarillo'],
  ['it', 'Brusca Mattina in Scuderia', 'Rosso', 'rossa'],
  ['it', 'Papera Sguazza', 'Blu', 'blu'],
  ['en', 'Felt mouse', 'Purple', 'purple'],
] as const)(
  'a colour agrees in gender and number with the product name, in %s: %s',
  (language, name, label, colour) => {
    expect(toColourOf(language, name, label)).toBe(colour)
  },
)
