import { describe, expect, test } from 'vitest'
import { toUnbroken } from './to-unbroken.ts'

/** `_` for a space that does not break and `+` for what joins words, which nobody could see here. */
const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '+')

describe('lines break only where they may', () => {
  test.each([
    ['ru', 'Кот и пёс: не в саду, а для дома', 'Кот и_пёс: не_в_саду, а_для_дома'],
    ['ru', 'В доме без кошки — из-за аллергии', 'В_доме без_кошки_— из-за_аллергии'],
    ['ru', 'По 500 мл за 6 недель, от 10 до 25 кг', 'По_500_мл за_6_недель, от_10 до_25_кг'],
    ['ru', 'Один лоток заменяет 40 г сухого корма', 'Один лоток заменяет 40_г сухого корма'],
    ['ru', 'витамин A 18 000 МЕ, D3 1400 МЕ, D3 120 мг', 'витамин A 18_000_МЕ, D3 1400_МЕ, D3 120_мг'],
    ['ru', '2½ лотка, 24 % жира, 28 °C, 3 или 4', '2½_лотка, 24_% жира, 28_°C, 3 или 4'],
    ['ru', 'Если бы что-то, кое-что и кто-нибудь, какой-либо', 'Если бы что-+то, кое-+что и_кто-+нибудь, какой-+либо'],
    ['ru', 'шесть-восемь из какой-то истории', 'шесть-восемь из_какой-+то истории'],
    [
      'ru',
      '## О нас\n- В лес\n- **и** дом\n1. Из [дома](page:home)',
      '## О_нас\n- В_лес\n- **и** дом\n1. Из_[дома](page:home)',
    ],
    ['uk', 'П’ять котів у домі й під ним, що-небудь', 'П’ять котів у_домі й_під_ним, що-+небудь'],
    ['uk', 'Будь-який вік, від 6 тижнів або 12 000 МО', 'Будь-+який вік, від_6_тижнів або 12_000_МО'],
    ['cs', 'Pes a kočka v zimě, 10 kg, 6 týdnů nebo 8 let', 'Pes a_kočka v_zimě, 10_kg, 6_týdnů nebo 8_let'],
    ['pl', 'W domu i z psem do 10 kg, 2 lub 3 razy', 'W_domu i_z_psem do 10_kg, 2 lub 3_razy'],
    ['fr', 'Quoi : « 250 ml » de 2 l’eau ?', 'Quoi_: «_250_ml_» de 2 l’eau_?'],
    ['de', '250 ml an 3 Tagen, 20 m², 5 mal', '250_ml an 3 Tagen, 20_m², 5 mal'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(shown(toUnbroken(language, text))).toBe(expected)
  })
})
