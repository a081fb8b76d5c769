/** Words of commerce and places in neighbouring languages that have no catalogue: enough for the frequencies of their letters. */
export const NEIGHBOUR_WORDS: readonly (readonly string[])[] = [
  // Portuguese
  [
    `ração rações cão cães não são pão mãe coração promoção informação descrição alimentação atenção opções proteção digestão
    salmão limão algodão João Guimarães Camões Leões funções preço peça cabeça criança França Gonçalves serviço Évora Árvore
    água pássaro página fácil saúde açúcar útil também três você português Coimbra Vitória códigos história três higiénico
    avô órgão orçamento até é à às maçã lã manhã irmã`,
  ],
  // Romanian
  [
    `hrană câine câini pisică pisicile păsări mâncare jucării lesă zgardă țară ţară și şi după fără până această română
    București Iași Timișoara Brașov Târgu Mureș Constanța Galaţi Ploieşti Piteşti Bistriţa greutate porţie porție creștere
    creştere îngrijire încă în întreg sănătate apă carne de pui și orez curățare curăţare conţine conține bucăţi bucăți pește peşte
    Cluj-Napoca vârstă lână pâine sfânt român dinţi dinți săptămână Făgăraș Câmpina`,
  ],
  // Slovak
  [
    `šteňa šteňatá mačka mačky pre psov krmivo hračka obojok vôňa kôň kŕmenie vŕba stĺp kĺb ľad ľahký dĺžka hĺbka päť mäso
    mäkký Žilina Košice Nitra Trenčín Prešov Banská Bystrica Liptovský Mikuláš Ľubica Spišská čerstvý dospelý výživa každý deň
    účet môže nôž stôl býva ďalší ťažký chuť losos kačica králik`,
  ],
  // Croatian
  [
    `štenci psi mačke mačka hrana igračka ogrlica četka žvakanje Čakovec Šibenik Županja Požega Đurđevac Međimurje Zadar
    Varaždin Križevci Koprivnica može također koji ćelija kuća cvijeće voće riža piletina govedina losos više između
    narudžba račun težina sadrži zaštita bračni šalica čaj žuti đak rođen ćuk ključ`,
  ],
  // Slovene
  [
    `mladiči psi mačke mačka hrana igrača ovratnica krtača žvečenje Črnuče Šentjur Žalec Žiri Škocjan Celje Kočevje Krško
    Radovljica Ljubljana lahko več tudi račun naročilo teža vsebuje zaščita šampon čaj žoga piščanec riž losos odrasle vroče
    Štajerska Češnjica Žužemberk`,
  ],
  // Turkish
  [
    `köpek kedi yavru maması mama kumu oyuncak tasma şampuan tavuklu balıklı kuzu etli ödül çubuğu küçük büyük ırk yetişkin
    kısırlaştırılmış ağız diş tüy bakımı İstanbul İzmir Eskişehir Muğla Diyarbakır Şişli Çankaya Üsküdar Kadıköy ağırlık içerik
    ürün için değil sağlık kuş yemi balık yağı besleme günlük geçerli sipariş fiyatı Işık Ağrı Uşak Çorum Ümraniye`,
  ],
  // Greek
  [
    `σκύλος σκύλους γάτα γάτες τροφή ξηρά υγρή κοτόπουλο σολομός μοσχάρι αρνί άμμος παιχνίδι κουτάβια ενήλικες περιγραφή τιμή
    όνομα πόλη διεύθυνση κωδικός βάρος συσκευασία κατοικίδια ζώα υγεία δέρμα τρίχωμα οδός Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο
    Λάρισα Ιωάννινα Χανιά Καβάλα ΣΚΥΛΟΣ ΓΑΤΑ ΤΡΟΦΗ ΑΘΗΝΑ προϊόν λιχουδιές φάρμακα ψάρι ωμέγα ή και για με των έως`,
  ],
  // Lithuanian
  [
    `šuo šunims šuniukams katė katėms kačių ėdalas maistas žaislas antkaklis šampūnas vištiena lašiša ėriena žuvis skanėstai
    pašaras paukščiams graužikams dydis svoris kaina Šiauliai Panevėžys Klaipėda Vilnius Marijampolė Mažeikiai Utena Kėdainiai
    Žąsis šalis mėsa suaugusiems mažų didelių veislių ūkis įmonė ąžuolas`,
  ],
  // Latvian
  [
    `suns suņiem kucēniem kaķis kaķiem barība sausā rotaļlieta kaklasiksna šampūns vista lasis jērs zivs gardumi putniem
    grauzējiem izmērs svars cena Rīga Jūrmala Liepāja Rēzekne Valmiera Jēkabpils Ķekava Ādaži Cēsis Tukums pieaugušiem mazām
    lielām šķirnēm veselība gaļa ģimene`,
  ],
  // Estonian
  [
    `koer koertele kutsikatele kass kassidele kuivtoit mänguasi kaelarihm šampoon kana lõhe lammas kala maiused lindudele
    närilistele mõõt kaal hind Tallinn Tartu Pärnu Võru Põlva Jõhvi Räpina täiskasvanud väikestele suurtele tõugudele tervis
    söök pöörane õli ülikond Õismäe Ülejõe`,
  ],
]
