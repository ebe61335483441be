/**
 * More of what shoppers type, above all occasions: what is given and used then. As in 002-search-words.ts, each
 * entry is what the shop's names say, then the words that mean it.
 */
export const MORE_SEARCH_WORDS: readonly (readonly [meanings: string, words: string])[] = [
  // Occasions
  [
    'scented candle, vase, photo frame, tea set, diffuser, cushion, manicure kit, qahwa, night light, prayer mat, cactus, tea mug, toy',
    'gift, gift item, gift set, present, surprise, tohfa, tofa, tuhfa, tohfay, tohfe, tohfon, sawghat, hadiya, تحفہ, تحفے, تحائف, ہدیہ',
  ],
  [
    'tea set, dinner plate, bedsheet, blanket, cushion, photo frame, vase, qahwa, scented candle, serving tray, spoon set, wall clock',
    'wedding, marriage, shadi, shaadi, nikah, nikkah, walima, valima, mehndi, mayun, dulhan, jahez, jahaiz, barat, baraat, engagement, mangni, شادی, نکاح, ولیمہ, مہندی, جہیز, دلہن, منگنی, housewarming, anniversary',
  ],
  [
    'prayer mat, tea set, qahwa, serving tray, fairy light, cushion, lassi jug, tea mug, fruit basket, scented candle',
    'eid, eidi, eid ul fitr, eid ul adha, bakra eid, bakreid, عید, عیدی, festival, celebration',
  ],
  [
    'prayer mat, fruit basket, lassi jug, water jug, vacuum flask, hot pot, qahwa, serving tray, table mat',
    'ramzan, ramadan, ramazan, ramdan, iftar, iftari, aftari, sehri, sehar, رمضان, افطار, افطاری, سحری',
  ],
  [
    'toy, puzzle, ludo, fairy light, scented candle, photo frame, night light, cactus',
    'birthday, bday, birth day, salgirah, salgira, سالگرہ',
  ],
  [
    'tea set, serving tray, qahwa, tea mug, water glass, soup bowl, dinner plate, water jug',
    'guest, mehman, mehmaan, dawat, daawat, mehman nawazi, مہمان, مہمانوں, دعوت',
  ],
  ['fairy light', 'decoration light, sajawat, jhilmil, diwali, jashn, chiraghan, سجاوٹ'],
  [
    'wall hanging, vase, photo frame, artificial plant, cactus',
    'decoration, decor, showpiece, show piece, sajawat',
  ],
  // Seasons
  ['heater, razai, blanket, hot water bottle', 'winter, sardi, sardiyan, sardion, thand, سردی, سردیوں'],
  ['fan, water cooler, ice cube', 'summer, garmi, garmiyan, garmion, گرمی, گرمیوں'],
  ['umbrella', 'rain, barish, baarish, barsaat, barsat, monsoon, بارش, برسات'],
  ['travel, flask, camping', 'safar, picnic, trip, tour, سفر'],
  // Who it is for
  ['toy', 'bachay, bachy, bache, bachon, bacha, bachcha, baccha, bacchay, bachchay, kid, child, children'],
  ['toy', 'بچے, بچوں, بچہ, بچی, infant'],
  ['toy, ludo, puzzle', 'game, khel, کھیل'],
  ['baby', 'newborn, nanha, munna'],
  // Work and its means
  ['chopper, peeler, grater, knife', 'katne, kaatne, katnay, kaatnay, cutting machine, کاٹنے'],
  ['dryer, straightener, trimmer, blender, mixer, drill', 'machine, masheen, mashin, مشین'],
  ['net', 'jali, jaali, جالی'],
  ['anti slip', 'non slip, nonslip, antislip'],
  ['laundry basket', 'kapron tokri, kapray tokri, kapre tokri, کپڑوں ٹوکری'],
  ['shoe', 'جوتوں'],
  ['rack', 'rek, raik, ریک'],
  ['hot', 'garam, گرم'],
  ['tub', 'ٹب'],
  ['dryer', 'sukhane, sukhanay'],
  ['stool', 'chair, kursi, کرسی'],
  ['secateurs', 'scissors'],
  ['trimmer, razor', 'shaver'],
  ['dumbbell', 'weights, gym'],
  ['water cooler', 'water dispenser'],
  ['phone stand', 'mobile stand, mobile holder'],
  ['straightener', 'hair iron'],
  ['mosquito racket', 'mosquito killer'],
  ['jar', 'achar martaban, achar, اچار'],
  ['bin', 'kachra dabba, کچرے ڈبہ, کچرا ڈبہ'],
  ['sandwich maker', 'toaster, toast maker, tost maker'],
];
