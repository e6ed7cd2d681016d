import { countableNouns, oftenCounted } from '../../../languages/en/countable-nouns.ts'
import { defineCheck } from '../../check.ts'
import { articleNames } from '../../english/article-names.ts'
import { findFrames, type Frame } from '../../english/frames.ts'

const counted = new Set([...countableNouns, ...oftenCounted, 'thing', 'way'])
const end = '>#PUNCT||^||and|but|because|when|i|we|he|she|they|that|who|where|which|with|for'

const frames: readonly Frame[] = [
  // "the same"
  ['<#VERB||#ADP||~be [ same ] #NOUN&!sex|day|gender|size|sort >!-', 'the same'],
  ['~be|look|feel|stay|seem [ same ] as|like|for|in', 'the same'],
  ['~be not [ same ]', 'the same'],
  ['~do|say|think|mean|want|happen|eat|order [ same ] >.||,||and|to|as|in|for|with|thing', 'the same'],
  // Superlatives
  ['one|some|two|three|part of [ most #ADJ ]', 'the most $4'],
  ['one|some|two|three of [ @superlatives||main ] >#NOUN||#ADJ||#ADP', 'the $3'],
  [
    '~be||in|at|on|of|for|with||~have||~see||~become||~choose||~know [ most #ADJ&!important&!of ] @=counted&#NOUN:singular >!#NOUN',
    'the most $3',
  ],
  [
    '~be||in|at|on|of|for|with||~have||~become [ most important ] @=counted&#NOUN:singular||thing|people|things >!#NOUN',
    'the most important',
  ],
  [
    '~be||~have||~become||~choose||~win||~know||~visit [ @superlatives ] @=counted&#NOUN:singular&!friend|offer|interest|practice >!#NOUN',
    'the $2',
  ],
  [
    'in|at|from|with|on [ @superlatives&!best ] @=counted&#NOUN:singular&!interest|practice|price|quality|level|rate|possible|friend|range >!#NOUN||-',
    'the $2',
  ],
  ['in [ best ] way|place|part|school|hotel|restaurant|country', 'the best'],
  // Ordinals and "only"
  ['in|on|at|during|from|since|for|of [ @ordinals @times&#NOUN&!page|floor|chapter ] >!#NOUN||-', 'the $2 $3'],
  ['is|was|be [ @ordinals @times&#NOUN ] >!#NOUN', 'the $2 $3'],
  ['^ in [ past ] people|we|they|i|he|she|it|there|men|women|children|life|our|the|,', 'the past'],
  ['<!grade|number on [ @ordinals floor ]', 'the $3 $4'],
  [
    'he|she|it|this|that|i|they|we is|was|am|were|are [ only ] one|person|thing|way|solution|reason|chance|place|problem|country|people who|that|to|which|in',
    'the only',
  ],
  ['on [ last|next ] day|page|floor', 'the $2'],
  // Names
  [
    "in|to|from|of|at|near|across|through|around||~visit||~leave||~see||~cross [ @thenames&%capital ] >#PUNCT&!-|'||^||and|but|because|is|was|has|with|when|where|who|in|i|we|for|to",
    'the $2',
  ],
  ['in|to|from|of|at|through|around|across||~visit [ =United =States|Kingdom|Nations|Arab ]', 'the United $3'],
  ['in|to|from|of|around|across||~visit [ =Czech|Dominican =Republic ]', 'the $2 Republic'],
  ['in|to|from|of [ =Middle =East ] >!#NOUN', 'the Middle East'],
  ['in|to|from|of|across|into [ =Black|Baltic|Mediterranean|Red|North|Adriatic|Caspian =Sea ]', 'the $2 Sea'],
  ['in|to|from|of|across|into [ =Atlantic|Pacific|Indian|Arctic =Ocean ]', 'the $2 Ocean'],
  ['~see||~visit||of|at|to|near|climb [ =Eiffel =Tower ]', 'the Eiffel Tower'],
  ['~see||~visit||of|at|to|near [ =Great =Wall ]', 'the Great Wall'],
  ['in|during|after|before|of [ =First|Second =World =War ]', 'the $2 World War'],
  ['in|from|of|to [ =European =Union ]', 'the European Union'],
  ['in|to [ =UK|USA|UAE ] >!#NOUN|PROPN||-', 'the $2'],
  ['in|from [ east|west|north|south ] >.||,||of||^||and', 'the $2'],
  // Instruments
  ['~play||~practise [ @instruments ] >#PUNCT||^||and|in|at|every|for|very|since|when|with|well|but|because|or', 'the $2'],
  // Fixed phrases
  ['[ at|until|by|towards|before end ] of', '$1 the end'],
  [
    '[ in|from beginning|middle|centre|center|morning|course|absence|presence|field|process|form|name|role|area|style|direction|hope|heart|world|rest ] of',
    '$1 the $2',
  ],
  ['[ at|from|since|until beginning|top|bottom|back|age|cost|expense|edge|start|entrance|foot|hands|moment|time ] of', '$1 the $2'],
  ['[ on basis|edge|outskirts|coast|border|verge|grounds|surface|side|occasion|subject|eve ] of', '$1 the $2'],
  ['[ with exception|help|aim|purpose ] of', '$1 the $2'],
  ['[ for sake|purpose|purposes|rest|benefit ] of', '$1 the $2'],
  ['under [ influence|impression|guidance|supervision|leadership ] of', 'the $2'],
  ['in [ event ] of', 'the event'],
  ['to [ extent ] that|which', 'the extent'],
  ['[ as result|consequence ] of', 'as a $2'],
  ['[ all over world|country|city|house|place ]', 'all over the $3'],
  ['around|across|throughout [ world|country|globe ] >!#NOUN|PROPN||-', 'the $2'],
  ['[ in ] [ long|short run|term ]', 'the $2 $3'],
  ['[ in meantime|countryside|suburbs|afternoons|mornings|evenings ]', 'in the $2'],
  ['[ on whole ] ,', 'on the whole'],
  ['[ on other|left|right|opposite side ]', 'on the $2 side'],
  ['on [ opposite ] side', 'the opposite'],
  [`at [ moment ] ${end}`, 'the moment'],
  ['^ [ majority of ]', 'the majority of'],
  ['^ [ rest of ]', 'the rest of'],
  ['most|part|some|rest|all of [ time|day|world|week|year|population|evening|night ]', 'the $3'],
  ['~spend||for|during [ whole day|night|week|life|year|time|evening|weekend|month|summer ]', 'the whole $3'],
  ['[ by time ] i|we|he|she|they|it|you', 'by the time'],
  ['~listen to [ radio ]', 'the radio'],
  [
    '~go|come|rush|walk|drive to [ doctor|dentist|cinema|theatre|theater|beach|seaside|mountains|supermarket|airport|station|gym|toilet|bathroom|hairdresser|shops ] >#PUNCT||^||and|with|to|because|but|every|on|at|in|when|i|we|for',
    'the $3',
  ],
  ['~protect|destroy|damage|pollute|harm|save|affect|respect|help [ environment ]', 'the environment'],
  ['for|to|about|on|of|from [ environment ] >#PUNCT||^||and|because|is', 'the environment'],
  [
    '<^||because|that|when|if|and|but|though|although [ sun|sky|environment|internet|government|moon ] is|was|has|can|should|must|will|had|rises|rose|shone|shines',
    'the $2:lower',
  ],
  ['in|from|across [ sky ] >#PUNCT||^||and|because|is|at|above', 'the sky'],
  ['~use|surf|browse|access|search|check|need|have [ internet ] >#PUNCT||^||to|for|and|every|because|in|at|on|when', 'the internet'],
]

export default defineCheck({
  key: 'missing-the',
  class: 'article-missing',
  find: findFrames(frames, { ...articleNames, counted }),
  wrong: [
    ['We have same problem.', 'We have the same problem.'],
    ['It was most beautiful day of my life.', 'It was the most beautiful day of my life.'],
    ['This is one of best books I have read.', 'This is one of the best books I have read.'],
    ['On first day we saw the castle.', 'On the first day we saw the castle.'],
    ['He is only person who can help us.', 'He is the only person who can help us.'],
    ['She lives in Netherlands.', 'She lives in the Netherlands.'],
    ['At end of the lesson we got a test.', 'At the end of the lesson we got a test.'],
    ['He has friends all over world.', 'He has friends all over the world.'],
    ['My sister plays violin.', 'My sister plays the violin.'],
    ['He lives on second floor.', 'He lives on the second floor.'],
    ['We must protect environment.', 'We must protect the environment.'],
  ],
  right: [
    'We have the very same problem.',
    'In most developed countries this is free.',
    'She is my best friend.',
    'It was love at first sight.',
    'She is only one year old.',
    'There is only one way to do it.',
    'She plays in a violin concert.',
    'A same-sex couple lives next door.',
    'With best wishes from all of us.',
    'In terms of price it is fine.',
    'We sell it in form and in colour.',
    'The USA team won.',
    'At best, it is a guess.',
    'He came first in the race.',
    'In spite of the rain we went out.',
  ],
})
