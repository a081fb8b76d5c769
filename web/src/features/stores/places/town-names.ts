/**
 * Names of towns in languages that the gazetteer lacks: by country, its name, then `language:name` or `:name` without
 * a language. A site shows the name in its own language; all of them can be found. Written for this project.
 */
export const TOWN_NAMES: Readonly<Record<string, string>> = {
  NL: `
The Hague=nl:Den Haag|:’s-Gravenhage|de:Den Haag|fr:La Haye|es:La Haya|it:L’Aia|pl:Haga|cs:Haag|ru:Гаага|uk:Гаага|hu:Hága ;; 's-Hertogenbosch=nl:’s-Hertogenbosch|:Den Bosch|fr:Bois-le-Duc|es:Bolduque ;; Almere Stad=nl:Almere
Katwijk aan Zee=nl:Katwijk ;; Amsterdam=ru:Амстердам|uk:Амстердам|:Amszterdam ;; Rotterdam=ru:Роттердам|uk:Роттердам
Vlissingen=:Flushing|fr:Flessingue ;; Leeuwarden=:Ljouwert ;; Groningen=fr:Groningue|es:Groninga
Nijmegen=de:Nimwegen|fr:Nimègue ;; Leiden=fr:Leyde
`,
  BE: `
Brussels=nl:Brussel|fr:Bruxelles|de:Brüssel|es:Bruselas|it:Bruxelles|pl:Bruksela|cs:Brusel|hu:Brüsszel|ru:Брюссель|uk:Брюссель|da:Bruxelles|sv:Bryssel|fi:Bryssel|no:Brussel ;; Antwerpen=nl:Antwerpen|fr:Anvers|en:Antwerp|es:Amberes|it:Anversa|pl:Antwerpia|cs:Antverpy ;; Gent=nl:Gent|fr:Gand|en:Ghent|es:Gante|it:Gand
Brugge=nl:Brugge|fr:Bruges|en:Bruges|es:Brujas|it:Bruges|de:Brügge|cs:Bruggy ;; Liège=nl:Luik|fr:Liège|de:Lüttich|es:Lieja|it:Liegi|cs:Lutych ;; Namur=nl:Namen|fr:Namur
Mons=nl:Bergen|fr:Mons ;; Leuven=nl:Leuven|fr:Louvain|en:Leuven|es:Lovaina|it:Lovanio|de:Löwen ;; Mechelen=nl:Mechelen|fr:Malines|en:Mechelen|es:Malinas
Aalst=nl:Aalst|fr:Alost ;; Kortrijk=nl:Kortrijk|fr:Courtrai ;; Ostend=nl:Oostende|fr:Ostende|de:Ostende|es:Ostende
Oostende=nl:Oostende|fr:Ostende|en:Ostend|de:Ostende ;; Tournai=nl:Doornik|fr:Tournai ;; Roeselare=nl:Roeselare|fr:Roulers
Ieper=nl:Ieper|fr:Ypres|en:Ypres ;; Dendermonde=nl:Dendermonde|fr:Termonde ;; Turnhout=nl:Turnhout
Hasselt=nl:Hasselt ;; Sint-Niklaas=nl:Sint-Niklaas|fr:Saint-Nicolas ;; Sint-Truiden=nl:Sint-Truiden|fr:Saint-Trond
Tienen=nl:Tienen|fr:Tirlemont ;; Tongeren=nl:Tongeren|fr:Tongres ;; Veurne=nl:Veurne|fr:Furnes
Diksmuide=nl:Diksmuide|fr:Dixmude ;; Oudenaarde=nl:Oudenaarde|fr:Audenarde ;; Halle=nl:Halle|fr:Hal
Vilvoorde=nl:Vilvoorde|fr:Vilvorde ;; Lier=nl:Lier|fr:Lierre ;; Geraardsbergen=nl:Geraardsbergen|fr:Grammont
Ronse=nl:Ronse|fr:Renaix ;; Braine-l'Alleud=nl:Eigenbrakel|fr:Braine-l’Alleud ;; Wavre=nl:Waver|fr:Wavre
Nivelles=nl:Nijvel|fr:Nivelles ;; Ath=nl:Aat|fr:Ath ;; Arlon=nl:Aarlen|fr:Arlon
Bastogne=nl:Bastenaken|fr:Bastogne ;; Huy=nl:Hoei|fr:Huy ;; Waremme=nl:Borgworm|fr:Waremme
Soignies=nl:Zinnik|fr:Soignies ;; Mouscron=nl:Moeskroen|fr:Mouscron ;; Ixelles=nl:Elsene|fr:Ixelles
Anderlecht=nl:Anderlecht ;; Schaerbeek=nl:Schaarbeek|fr:Schaerbeek
`,
  DE: `
Munich=de:München|nl:München|fr:Munich|it:Monaco di Baviera|es:Múnich|pl:Monachium|cs:Mnichov|ru:Мюнхен|uk:Мюнхен|sv:München|da:München ;; Köln=de:Köln|en:Cologne|nl:Keulen|fr:Cologne|es:Colonia|it:Colonia|pl:Kolonia|cs:Kolín nad Rýnem|ru:Кёльн|uk:Кельн ;; Nürnberg=de:Nürnberg|en:Nuremberg|nl:Neurenberg|fr:Nuremberg|es:Núremberg|it:Norimberga|pl:Norymberga|cs:Norimberk
Hannover=de:Hannover|en:Hanover|fr:Hanovre ;; Frankfurt am Main=:Frankfurt|fr:Francfort|es:Fráncfort|it:Francoforte|ru:Франкфурт ;; Hamburg=fr:Hambourg|es:Hamburgo|it:Amburgo|ru:Гамбург|uk:Гамбург
Dresden=fr:Dresde|es:Dresde|it:Dresda|pl:Drezno|cs:Drážďany ;; Leipzig=it:Lipsia|pl:Lipsk|cs:Lipsko ;; Aachen=nl:Aken|fr:Aix-la-Chapelle|es:Aquisgrán|it:Aquisgrana|pl:Akwizgran|cs:Cáchy
Stuttgart=it:Stoccarda ;; Berlin=it:Berlino|ru:Берлин|uk:Берлін|es:Berlín|cs:Berlín ;; Trier=fr:Trèves|it:Treviri
Mainz=fr:Mayence|it:Magonza|es:Maguncia ;; Regensburg=fr:Ratisbonne|it:Ratisbona|cs:Řezno ;; Bremen=fr:Brême|it:Brema
Braunschweig=en:Brunswick ;; Freiburg=de:Freiburg im Breisgau|:Freiburg ;; Kempten (Allgäu)=de:Kempten
Marburg an der Lahn=de:Marburg ;; Dessau=de:Dessau-Roßlau ;; Emmerich=nl:Emmerik
Kleve=nl:Kleef
`,
  FR: `
Paris=it:Parigi|es:París|nl:Parijs|cs:Paříž|pl:Paryż|hu:Párizs|ru:Париж|uk:Париж|fi:Pariisi ;; Marseille=it:Marsiglia|es:Marsella|pl:Marsylia|ru:Марсель ;; Lyon=it:Lione|ru:Лион
Nice=it:Nizza|es:Niza|pl:Nicea|ru:Ницца ;; Lille=nl:Rijsel|es:Lila ;; Strasbourg=de:Straßburg|nl:Straatsburg|it:Strasburgo|es:Estrasburgo|cs:Štrasburk
Dunkerque=en:Dunkirk|nl:Duinkerke|de:Dünkirchen ;; Mulhouse=de:Mülhausen ;; Colmar=de:Kolmar
Bordeaux=es:Burdeos ;; Toulouse=es:Tolosa|it:Tolosa ;; Perpignan=es:Perpiñán
Bayonne=es:Bayona ;; Calais=nl:Kales ;; Avignon=it:Avignone
Cherbourg-Octeville=fr:Cherbourg-en-Cotentin|:Cherbourg ;; Aix-en-Provence=:Aix
`,
  ES: `
Sevilla=en:Seville|fr:Séville|it:Siviglia|de:Sevilla|pl:Sewilla|ru:Севилья ;; Zaragoza=en:Saragossa|fr:Saragosse|it:Saragozza|de:Saragossa ;; Córdoba=en:Cordoba|fr:Cordoue|it:Cordova
Valencia=:València|fr:Valence|it:Valenza|ru:Валенсия ;; A Coruña=es:A Coruña|:La Coruña|en:Corunna ;; Gasteiz / Vitoria=es:Vitoria-Gasteiz|:Vitoria|:Gasteiz
Donostia / San Sebastián=es:Donostia-San Sebastián|:San Sebastián|:Donostia ;; Castelló de la Plana=es:Castellón de la Plana|:Castellón ;; Denia=es:Dénia
Girona=:Gerona|fr:Gérone ;; Lleida=:Lérida ;; Ourense=:Orense
Palma=:Palma de Mallorca ;; Barcelona=fr:Barcelone|it:Barcellona|ru:Барселона ;; Madrid=ru:Мадрид|uk:Мадрид
Pamplona=:Iruña|fr:Pampelune ;; Bilbao=:Bilbo ;; Alicante=:Alacant
Cadiz=es:Cádiz ;; Granada=fr:Grenade
`,
  GB: `
London=fr:Londres|es:Londres|it:Londra|nl:Londen|pl:Londyn|cs:Londýn|ru:Лондон|uk:Лондон|fi:Lontoo ;; City of London=:The City ;; Edinburgh=fr:Édimbourg|es:Edimburgo|it:Edimburgo|pl:Edynburg|cs:Edinburk
Kingston upon Hull=en:Hull ;; King's Lynn=en:King’s Lynn ;; Newark on Trent=en:Newark-on-Trent
Cardiff=:Caerdydd ;; Swansea=:Abertawe ;; Newport=:Casnewydd
Dover=fr:Douvres
`,
  IT: `
Rome=it:Roma|de:Rom|fr:Rome|es:Roma|nl:Rome|pl:Rzym|cs:Řím|hu:Róma|ru:Рим|uk:Рим|sv:Rom|da:Rom|no:Roma|fi:Rooma ;; Milan=it:Milano|de:Mailand|fr:Milan|es:Milán|nl:Milaan|pl:Mediolan|cs:Milán|hu:Milánó|ru:Милан|uk:Мілан ;; Naples=it:Napoli|de:Neapel|fr:Naples|es:Nápoles|nl:Napels|pl:Neapol|cs:Neapol|hu:Nápoly|ru:Неаполь
Turin=it:Torino|de:Turin|es:Turín|nl:Turijn|pl:Turyn|ru:Турин ;; Genoa=it:Genova|de:Genua|fr:Gênes|es:Génova|nl:Genua|pl:Genua|cs:Janov ;; Florence=it:Firenze|de:Florenz|fr:Florence|es:Florencia|nl:Florence|pl:Florencja|cs:Florencie|ru:Флоренция
Venice=it:Venezia|de:Venedig|fr:Venise|es:Venecia|nl:Venetië|pl:Wenecja|cs:Benátky|ru:Венеция ;; Venezia=de:Venedig|en:Venice|fr:Venise|es:Venecia|nl:Venetië|pl:Wenecja|cs:Benátky|ru:Венеция ;; Padova=en:Padua|de:Padua|fr:Padoue
Mantova=en:Mantua|fr:Mantoue ;; Syracuse=it:Siracusa|de:Syrakus ;; Bolzano=de:Bozen
Merano=de:Meran ;; Bressanone=de:Brixen ;; Trieste=de:Triest|cs:Terst
Carpi Centro=it:Carpi ;; Reggio nell'Emilia=it:Reggio Emilia ;; L'Aquila=it:L’Aquila
Bologna=fr:Bologne|es:Bolonia|pl:Bolonia ;; Trento=de:Trient|en:Trent ;; Livorno=en:Leghorn
`,
  PL: `
Warsaw=pl:Warszawa|de:Warschau|fr:Varsovie|es:Varsovia|it:Varsavia|nl:Warschau|cs:Varšava|hu:Varsó|ru:Варшава|uk:Варшава ;; Kraków=en:Krakow|:Cracow|de:Krakau|fr:Cracovie|es:Cracovia|it:Cracovia|cs:Krakov|hu:Krakkó|ru:Краков|uk:Краків ;; Wrocław=de:Breslau|cs:Vratislav|hu:Boroszló|ru:Вроцлав|uk:Вроцлав
Gdańsk=de:Danzig|it:Danzica|ru:Гданьск ;; Szczecin=de:Stettin|it:Stettino|cs:Štětín ;; Poznań=de:Posen|cs:Poznaň
Katowice=de:Kattowitz ;; Gliwice=de:Gleiwitz ;; Opole=de:Oppeln
Bielsko-Biala=pl:Bielsko-Biała ;; Łódź=de:Lodsch|cs:Lodž ;; Lublin=uk:Люблін
Bydgoszcz=de:Bromberg ;; Toruń=de:Thorn ;; Olsztyn=de:Allenstein
Legnica=de:Liegnitz ;; Jelenia Góra=de:Hirschberg
`,
  CZ: `
Prague=cs:Praha|de:Prag|fr:Prague|es:Praga|it:Praga|nl:Praag|pl:Praga|hu:Prága|ru:Прага|uk:Прага|sv:Prag|da:Prag|no:Praha|fi:Praha ;; Pilsen=cs:Plzeň|de:Pilsen|pl:Pilzno ;; Brno=de:Brünn|it:Bruna
Ostrava=de:Ostrau ;; Olomouc=de:Olmütz|pl:Ołomuniec ;; Liberec=de:Reichenberg
České Budějovice=de:Budweis|:Budějovice ;; Karlovy Vary=de:Karlsbad|en:Carlsbad ;; Mariánské Lázně=de:Marienbad
Ústí nad Labem=de:Aussig ;; Cheb=de:Eger ;; Znojmo=de:Znaim
`,
  HU: `
Budapest=cs:Budapešť|pl:Budapeszt|ru:Будапешт|uk:Будапешт|sk:Budapešť ;; Győr=de:Raab ;; Pécs=de:Fünfkirchen|cs:Pětikostelí
Sopron=de:Ödenburg ;; Szeged=de:Szegedin ;; Székesfehérvár=de:Stuhlweißenburg
Esztergom=de:Gran ;; Debrecen=de:Debrezin
`,
  NO: `
Oslo=ru:Осло|:Kristiania ;; Trondheim=:Trondhjem|:Nidaros ;; Leirvik=no:Stord|:Leirvik
Stjørdalshalsen=no:Stjørdal ;; Karasjok=:Kárášjohka ;; Kautokeino=:Guovdageaidnu
Bergen=ru:Берген
`,
  DK: `
Copenhagen=da:København|de:Kopenhagen|fr:Copenhague|es:Copenhague|it:Copenaghen|nl:Kopenhagen|no:København|sv:Köpenhamn|fi:Kööpenhamina|pl:Kopenhaga|cs:Kodaň|hu:Koppenhága|ru:Копенгаген ;; Århus=da:Aarhus ;; Ålborg=da:Aalborg
Helsingør=en:Elsinore ;; Sønderborg=de:Sonderburg ;; Aabenraa=:Åbenrå|de:Apenrade
`,
  FI: `
Helsinki=sv:Helsingfors|ru:Хельсинки|cs:Helsinky ;; Espoo=sv:Esbo ;; Tampere=sv:Tammerfors
Vantaa=sv:Vanda ;; Turku=sv:Åbo ;; Oulu=sv:Uleåborg
Lahti=sv:Lahtis ;; Pori=sv:Björneborg ;; Lappeenranta=sv:Villmanstrand
Vaasa=sv:Vasa ;; Hyvinge=fi:Hyvinkää ;; Porvoo=sv:Borgå
Kokkola=sv:Karleby ;; Hämeenlinna=sv:Tavastehus ;; Savonlinna=sv:Nyslott
Rauma=sv:Raumo ;; Jakobstad=fi:Pietarsaari|sv:Jakobstad ;; Mikkeli=sv:Sankt Michel
Loviisa=sv:Lovisa
`,
  SE: `
Göteborg=en:Gothenburg|fi:Göteborg|de:Göteborg|es:Gotemburgo|ru:Гётеборг ;; Stockholm=fi:Tukholma|es:Estocolmo|it:Stoccolma|pl:Sztokholm|ru:Стокгольм ;; Haparanda=fi:Haaparanta
Luleå=fi:Luulaja ;; Uppsala=fi:Upsala
`,
  UA: `
Kyiv=uk:Київ|ru:Киев|en:Kyiv|:Kiev|de:Kyjiw|pl:Kijów ;; Bila Tserkva=uk:Біла Церква|ru:Белая Церковь ;; Brovary=uk:Бровари
Irpin=uk:Ірпінь ;; Boryspil’=uk:Бориспіль ;; Lviv=uk:Львів|ru:Львов|de:Lemberg|pl:Lwów|:Lvov
Drohobych=uk:Дрогобич ;; Stryi=uk:Стрий ;; Kharkiv=uk:Харків|ru:Харьков|:Kharkov
Dnipro=uk:Дніпро|ru:Днепр|:Дніпропетровськ ;; Kryvyi Rih=uk:Кривий Ріг|ru:Кривой Рог ;; Kamianske=uk:Кам’янське
Odessa=uk:Одеса|ru:Одесса|en:Odesa ;; Izmail=uk:Ізмаїл ;; Zaporizhia=uk:Запоріжжя|ru:Запорожье|en:Zaporizhzhia
Vinnytsia=uk:Вінниця|ru:Винница ;; Zhmerynka=uk:Жмеринка ;; Poltava=uk:Полтава
Kremenchuk=uk:Кременчук ;; Myrhorod=uk:Миргород ;; Khmelnytskyi=uk:Хмельницький|ru:Хмельницкий
Kamianets-Podilskyi=uk:Кам’янець-Подільський ;; Cherkasy=uk:Черкаси|ru:Черкассы ;; Uman=uk:Умань
Zhytomyr=uk:Житомир ;; Berdychiv=uk:Бердичів ;; Chernihiv=uk:Чернігів|ru:Чернигов
Nizhyn=uk:Ніжин ;; Sumy=uk:Суми ;; Rivne=uk:Рівне|ru:Ровно
Dubno=uk:Дубно ;; Lutsk=uk:Луцьк ;; Kovel=uk:Ковель
Ternopil=uk:Тернопіль ;; Chortkiv=uk:Чортків ;; Ivano-Frankivsk=uk:Івано-Франківськ|ru:Ивано-Франковск
Kalush=uk:Калуш ;; Kolomyia=uk:Коломия ;; Chernivtsi=uk:Чернівці|ru:Черновцы|de:Czernowitz
Uzhgorod=uk:Ужгород|:Uzhhorod ;; Mukacheve=uk:Мукачево ;; Kropyvnytskyi=uk:Кропивницький|:Кіровоград
Mykolayiv=uk:Миколаїв|ru:Николаев ;; Mariupol=uk:Маріуполь ;; Donetsk=uk:Донецьк
Luhansk=uk:Луганськ ;; Kherson=uk:Херсон ;; Melitopol=uk:Мелітополь
Kramatorsk=uk:Краматорськ ;; Sloviansk=uk:Слов’янськ ;; Nikopol=uk:Нікополь
Pavlohrad=uk:Павлоград ;; Sevastopol=uk:Севастополь ;; Simferopol=uk:Сімферополь
Makiyivka=uk:Макіївка|ru:Макеевка ;; Horlivka=uk:Горлівка|ru:Горловка ;; Kramators’k=uk:Краматорськ|ru:Краматорск
Kerch=uk:Керч|ru:Керчь ;; Berdyansk=uk:Бердянськ|ru:Бердянск ;; Lysychans’k=uk:Лисичанськ|ru:Лисичанск
Yevpatoriya=uk:Євпаторія|ru:Евпатория ;; Yenakiyeve=uk:Єнакієве|ru:Енакиево ;; Oleksandriya=uk:Олександрія|ru:Александрия
Konotop=uk:Конотоп ;; Kostyantynivka=uk:Костянтинівка ;; Shostka=uk:Шостка ;; Bakhmut=uk:Бахмут
Yalta=uk:Ялта ;; Feodosiya=uk:Феодосія|ru:Феодосия ;; Pokrovsk=uk:Покровськ ;; Smila=uk:Сміла
Korosten’=uk:Коростень ;; Pryluky=uk:Прилуки ;; Druzhkivka=uk:Дружківка ;; Lozova=uk:Лозова
Izyum=uk:Ізюм ;; Lubny=uk:Лубни ;; Horishni Plavni=uk:Горішні Плавні ;; Zhovti Vody=uk:Жовті Води
Fastiv=uk:Фастів ;; Nova Kakhovka=uk:Нова Каховка ;; Okhtyrka=uk:Охтирка ;; Romny=uk:Ромни
Svitlovods’k=uk:Світловодськ ;; Shepetivka=uk:Шепетівка ;; Bucha=uk:Буча ;; Voznesensk=uk:Вознесенськ
Chornomors’k=uk:Чорноморськ ;; Novovolyns’k=uk:Нововолинськ ;; Boryslav=uk:Борислав ;; Sambir=uk:Самбір ;; Hlukhiv=uk:Глухів
`,
  RU: `
Moscow=ru:Москва|uk:Москва|de:Moskau|fr:Moscou|es:Moscú|it:Mosca|nl:Moskou|pl:Moskwa|cs:Moskva|hu:Moszkva|fi:Moskova|sv:Moskva ;; Saint Petersburg=ru:Санкт-Петербург|:Петербург|:Питер|:Ленинград|de:Sankt Petersburg|fr:Saint-Pétersbourg|es:San Petersburgo|it:San Pietroburgo|fi:Pietari ;; Podolsk=ru:Подольск
Khimki=ru:Химки ;; Korolev=ru:Королёв ;; Kolomna=ru:Коломна
Serpukhov=ru:Серпухов ;; Balashikha=ru:Балашиха ;; Mytishchi=ru:Мытищи
Lyubertsy=ru:Люберцы ;; Novosibirsk=ru:Новосибирск ;; Yekaterinburg=ru:Екатеринбург|:Свердловск
Nizhny Tagil=ru:Нижний Тагил ;; Nizhniy Novgorod=ru:Нижний Новгород|en:Nizhny Novgorod|:Горький ;; Kazan=ru:Казань
Naberezhnyye Chelny=ru:Набережные Челны ;; Samara=ru:Самара ;; Tol’yatti=ru:Тольятти|en:Tolyatti|:Togliatti
Omsk=ru:Омск ;; Rostov-na-Donu=ru:Ростов-на-Дону|:Ростов|en:Rostov-on-Don ;; Taganrog=ru:Таганрог
Chelyabinsk=ru:Челябинск ;; Magnitogorsk=ru:Магнитогорск ;; Ufa=ru:Уфа
Volgograd=ru:Волгоград|:Сталинград ;; Perm=ru:Пермь ;; Krasnoyarsk=ru:Красноярск
Saratov=ru:Саратов ;; Voronezh=ru:Воронеж ;; Krasnodar=ru:Краснодар
Sochi=ru:Сочи ;; Ulyanovsk=ru:Ульяновск ;; Izhevsk=ru:Ижевск
Yaroslavl=ru:Ярославль ;; Rybinsk=ru:Рыбинск ;; Barnaul=ru:Барнаул
Vladivostok=ru:Владивосток ;; Irkutsk=ru:Иркутск ;; Khabarovsk=ru:Хабаровск
Ryazan’=ru:Рязань ;; Tyumen=ru:Тюмень ;; Lipetsk=ru:Липецк
Penza=ru:Пенза ;; Tomsk=ru:Томск ;; Tula=ru:Тула
Kirov=ru:Киров ;; Cheboksary=ru:Чебоксары ;; Kaliningrad=ru:Калининград|de:Königsberg|:Königsberg
Tver=ru:Тверь ;; Kaluga=ru:Калуга ;; Smolensk=ru:Смоленск
Murmansk=ru:Мурманск ;; Arkhangel’sk=ru:Архангельск ;; Vologda=ru:Вологда
Cherepovets=ru:Череповец ;; Vladimir=ru:Владимир ;; Kostroma=ru:Кострома
Velikiy Novgorod=ru:Великий Новгород|:Новгород ;; Pskov=ru:Псков ;; Petrozavodsk=ru:Петрозаводск
Bryansk=ru:Брянск ;; Kursk=ru:Курск ;; Belgorod=ru:Белгород
Orël=ru:Орёл ;; Astrakhan=ru:Астрахань ;; Ivanovo=ru:Иваново
Stavropol’=ru:Ставрополь ;; Surgut=ru:Сургут ;; Chita=ru:Чита
Kemerovo=ru:Кемерово ;; Novokuznetsk=ru:Новокузнецк ;; Makhachkala=ru:Махачкала
Orenburg=ru:Оренбург ;; Tambov=ru:Тамбов
Ulan-Ude=ru:Улан-Удэ ;; Kurgan=ru:Курган ;; Volzhskiy=ru:Волжский ;; Vladikavkaz=ru:Владикавказ
Saransk=ru:Саранск ;; Yoshkar-Ola=ru:Йошкар-Ола ;; Komsomolsk-on-Amur=ru:Комсомольск-на-Амуре ;; Nal’chik=ru:Нальчик
Sterlitamak=ru:Стерлитамак ;; Bratsk=ru:Братск ;; Orsk=ru:Орск ;; Nizhnevartovsk=ru:Нижневартовск
Angarsk=ru:Ангарск ;; Novorossiysk=ru:Новороссийск ;; Yakutsk=ru:Якутск ;; Nizhnekamsk=ru:Нижнекамск
Dzerzhinsk=ru:Дзержинск ;; Syktyvkar=ru:Сыктывкар ;; Staryy Oskol=ru:Старый Оскол ;; Groznyy=ru:Грозный
Shakhty=ru:Шахты ;; Blagoveshchensk=ru:Благовещенск ;; Prokop’yevsk=ru:Прокопьевск ;; Zelenograd=ru:Зеленоград
Biysk=ru:Бийск ;; Balakovo=ru:Балаково ;; Armavir=ru:Армавир ;; Engel’s=ru:Энгельс
Severodvinsk=ru:Северодвинск ;; Zlatoust=ru:Златоуст ;; Syzran’=ru:Сызрань ;; Petropavlovsk-Kamchatsky=ru:Петропавловск-Камчатский
Kamensk-Ural’skiy=ru:Каменск-Уральский ;; Yuzhno-Sakhalinsk=ru:Южно-Сахалинск ;; Berezniki=ru:Березники ;; Volgodonsk=ru:Волгодонск
Miass=ru:Миасс ;; Abakan=ru:Абакан ;; Novocherkassk=ru:Новочеркасск ;; Nazran’=ru:Назрань
Rubtsovsk=ru:Рубцовск ;; Salavat=ru:Салават ;; Ussuriysk=ru:Уссурийск ;; Kovrov=ru:Ковров
Nakhodka=ru:Находка ;; Elektrostal’=ru:Электросталь ;; Maykop=ru:Майкоп ;; Pyatigorsk=ru:Пятигорск
Norilsk=ru:Норильск ;; Al’met’yevsk=ru:Альметьевск ;; Kolpino=ru:Колпино ;; Odintsovo=ru:Одинцово ;; Nevinnomyssk=ru:Невинномысск
`,
  GR: `
Athens=:Αθήνα|de:Athen|fr:Athènes|es:Atenas|it:Atene|nl:Athene ;; Thessaloníki=:Θεσσαλονίκη|en:Thessaloniki ;; Pátra=:Πάτρα|en:Patras
Irákleion=:Ηράκλειο|en:Heraklion ;; Piraeus=:Πειραιάς ;; Lárisa=:Λάρισα|en:Larissa
Volos=:Βόλος
`,
  US: `
New York City=en:New York|:NYC ;; Washington, D.C.=en:Washington, D.C.|:Washington DC
`,
  AT: `
Vienna=de:Wien|fr:Vienne|nl:Wenen|cs:Vídeň|hu:Bécs|pl:Wiedeń
`,
  LV: `
Riga=:Rīga
`,
}
