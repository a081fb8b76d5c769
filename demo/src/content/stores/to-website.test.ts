import { expect, it } from 'vitest'
import { toWebsite } from './to-website.ts'

it('turns the names of shops into website addresses in Latin letters', () => {
  const websites = [
    ['De Gouden Poot', 'NL'],
    ['’t Groene Erf', 'NL'],
    ['Die Körnerkiste', 'DE'],
    ['Höskullen', 'SE'],
    ['Złota Łapka', 'PL'],
    ['Зоомагазин «Пёс и кот»', 'RU'],
    ['Зоотовари «М’які лапки»', 'UA'],
    ['Η Χρυσή Πατούσα', 'GR'],
  ].map(([name = '', country = '']) => toWebsite(name, country))
  expect(websites).toEqual([
    'https://de-gouden-poot.example',
    'https://t-groene-erf.example',
    'https://die-koernerkiste.example',
    'https://hoskullen.example',
    'https://zlota-lapka.example',
    'https://zoomagazin-pyos-i-kot.example',
    'https://zootovari-myaki-lapki.example',
    'https://i-chrysi-patousa.example',
  ])
})
