import { defineLints } from '../../row.ts'

// Where adverbs, adjectives and objects stand. Sorted by key.
export default defineLints('word-places', [
  {
    key: 'a-car-red',
    class: 'word-order',
    pattern:
      '~have|buy|see|wear|want|drive|get|own|need [ a|an car|house|dress|shirt|bag|bike|coat|hat|jacket|cat|dog|flat|bedroom|phone red|blue|black|white|green|yellow|brown|pink|purple|grey|gray|big|small|beautiful|old|new|expensive|cheap|modern ] >#PUNCT&!-||^||with|because|in',
    to: ['$4:a $3'],
    unless: '~paint|dye|colour|color',
    wrong: ['She has a car red.', 'She has a red car.'],
    right: 'She has the car painted red.',
  },
  {
    key: 'a-too-difficult',
    class: 'word-order',
    pattern: '~be|have|seem [ a|an too #ADJ&!many|much ] #NOUN >#PUNCT&!-|ADP||^||to|for',
    to: ['too $4 a'],
    wrong: ['It is a too difficult question.', 'It is too difficult a question.'],
    right: 'It is a difficult question, too.',
  },
  {
    key: 'always-am',
    class: 'word-order',
    pattern:
      '<^||,|and|but|because i [ always|usually|often|sometimes|never am ] late|tired|happy|hungry|busy|sad|angry|nervous|sick|ready|cold|at|very|so|too',
    to: ['$4 $3'],
    wrong: ['I always am tired on Mondays.', 'I am always tired on Mondays.'],
    right: 'I am always tired on Mondays.',
  },
  {
    key: 'always-is',
    class: 'word-order',
    pattern:
      '<^||,|and|but|because he|she|it [ always|usually|often is ] late|tired|happy|hungry|busy|sad|angry|nervous|sick|ready|friendly|kind|good|bad|nice|cold|hot|full|difficult|easy|hard|boring|interesting|crowded|expensive|cheap|very|so|too',
    to: ['$4 $3'],
    wrong: ['She always is late.', 'She is always late.'],
    right: 'She is always late.',
  },
  {
    key: 'be-not',
    class: 'word-order',
    pattern:
      'should|must|can|could|will|would|may|might|shall [ be not ] #VERB:participle||allowed|used|able|ignored|forgotten|afraid|late|so|too|taken',
    to: ['not be'],
    unless: 'but',
    wrong: ['Children should be not allowed to drive.', 'Children should not be allowed to drive.'],
    right: 'It may be not allowed but tolerated.',
  },
  {
    key: 'drive-carefully-the',
    class: 'word-order',
    pattern:
      '~open|close|drive|read|do|write|clean|wash|eat|play|sing|cook|answer|solve|learn|carry|finish|watch|check|prepare|visit|use|clean|make [ carefully|slowly|quickly|easily|regularly|perfectly|correctly|loudly|quietly|beautifully|badly|properly|immediately my|his|her|our|their|your|the|this|these #NOUN ] >#PUNCT&!-||^||because|when',
    to: ['$3 $4 $2'],
    wrong: ['She opened slowly the door.', 'She opened the door slowly.'],
    right: 'She slowly opened the door.',
  },
  {
    key: 'goes-always',
    class: 'word-order',
    pattern:
      'i|we|they|you|he|she|people|students||#NOUN [ go|goes|went|come|comes|came|eat|eats|ate|drink|drinks|drank|play|plays|played|watch|watches|take|takes|make|makes|speak|speaks|buy|buys|wear|wears|use|uses|help|helps|get|gets|forget|forgets|arrive|arrives|arrived|study|studies|read|reads|visit|visits|do|does|like|likes|cook|cooks|clean|cleans|wash|washes|lose|loses always|usually|never|rarely|seldom ] >#DET|PRON|ADP|NOUN|PROPN|ADJ||late|early|home|up|to',
    to: ['$3 $2'],
    wrong: ['She goes always by bus.', 'She always goes by bus.'],
    right: 'She never goes by bus.',
  },
  {
    key: 'green-beautiful',
    class: 'word-order',
    pattern:
      '<#DET|VERB|PRON|ADP|NUM [ red|blue|green|black|white|brown|yellow|pink|grey|gray beautiful|nice|big|small|lovely|little|large|long|short|new|old|ugly|cute|expensive|cheap|huge|tiny ] #NOUN >!%capital',
    to: ['$3 $2'],
    unless: 'deal|lies|book',
    wrong: ['She has green beautiful eyes.', 'She has beautiful green eyes.'],
    right: 'She has green eyes.',
  },
  {
    key: 'has-also',
    class: 'word-order',
    pattern:
      '<#NOUN|PROPN|PRON&!what|who||this|that||it [ has|have also ] a|an|many|some|several|lots|its|their|his|her|our|my|no|more|another|great|good|bad|big|strong|serious|important|different||#NOUN:plural&!been >!to|of',
    to: ['$3 $2'],
    wrong: ['The internet has also a bad side.', 'The internet also has a bad side.'],
    right: 'The internet has also had a bad side.',
  },
  {
    key: 'has-also-adjective',
    class: 'word-order',
    pattern:
      '<#NOUN|PROPN|PRON&!what|who [ has|have also ] negative|positive|harmful|beneficial|social|economic|political|cultural|practical|legal|new|other|certain|clear|significant|long|short #NOUN',
    to: ['$3 $2'],
    wrong: ['Sport has also social benefits.', 'Sport also has social benefits.'],
    right: 'Sport has also brought social benefits.',
  },
  {
    key: 'have-always-a',
    class: 'word-order',
    pattern:
      'i|we|they|you|he|she|people|students||#NOUN:plural [ have|has always|usually|often|sometimes ] a|an|problems|money|time|breakfast|lunch|dinner|fun|many|lots >!to',
    to: ['$3 $2'],
    wrong: ['We have always lunch at noon.', 'We always have lunch at noon.'],
    right: 'We have always wanted a dog.',
  },
  {
    key: 'modal-verb-not',
    class: 'word-order',
    pattern:
      'i|we|they|you|he|she|people|students|children|parents should|must|can|could|will|would|may|might [ go|use|do|have|eat|take|make|buy|spend|forget|say|give|play|drive|drink|let|work|see|come not ] >!only|just|but|because|to|as|so|for|in',
    to: ['not $3'],
    wrong: ['Children should use not their phones.', 'Children should not use their phones.'],
    right: 'You may go, not he.',
  },
  {
    key: 'never-have-i',
    class: 'word-order',
    pattern: '^ never|rarely|seldom|hardly before? [ i|we|they|you|he|she|it|people have|has|had|can|could|will|was|is|did ] >!#PUNCT',
    to: ['$4 $3'],
    wrong: ['Rarely he has lost a match.', 'Rarely has he lost a match.'],
    right: 'Rarely has he lost a match.',
  },
  {
    key: 'not-only-he-has',
    class: 'word-order',
    pattern: '^ not only [ he|she|it #VERB:3sg ]',
    to: ['does $3 $4:base'],
    wrong: ['Not only it helps people, but it is free.', 'Not only does it help people, but it is free.'],
    right: 'Not only does it help, but it is free.',
  },
  {
    key: 'not-only-he-is',
    class: 'word-order',
    pattern: '^ not only [ he|she|it|they|we|i|you is|are|was|were|has|have|can|will|could|should|would|am ]',
    to: ['$4 $3'],
    wrong: ['Not only he is rich but also kind.', 'Not only is he rich but also kind.'],
    right: 'Not only he but also she came.',
  },
  {
    key: 'not-only-they',
    class: 'word-order',
    pattern: '^ not only [ they|we|you|i|people|students #VERB&%base&!have|can ]',
    to: ['do $3 $4'],
    wrong: ['Not only they lose money, but they lose time.', 'Not only do they lose money, but they lose time.'],
    right: 'Not only do they lose money.',
  },
  {
    key: 'not-too',
    class: 'conjunction',
    pattern:
      "and|but|so i|he|she|we|they|you|my|his|her|our|their|the #NOUN? do|does|did|is|are|am|was|were|can|ca|could|will|wo|has|have n't|not [ too|also ] >.|,|!||^",
    to: ['either'],
    wrong: ["He can't swim and I can't too.", "He can't swim and I can't either."],
    right: 'He can swim and I can too.',
  },
  {
    key: 'only-then',
    class: 'word-order',
    pattern: '^ only then|now|yesterday|later [ i|we|they|he|she|it #VERB:past&%past ]',
    to: ['did $3 $4:base'],
    wrong: ['Only then I understood the problem.', 'Only then did I understand the problem.'],
    right: 'Only then did I understand the problem.',
  },
  {
    key: 'play-every-day',
    class: 'word-order',
    pattern:
      '~play|watch|eat|drink|read|do|speak|study|use|practise|practice|learn|take|make|cook [ every day|week|evening|morning|weekend|night|afternoon|month #NOUN&!tasks|life ] >#PUNCT&!-||^||and|with|in|at|because',
    to: ['$4 $2 $3'],
    wrong: ['I play every day football.', 'I play football every day.'],
    right: 'They read every day lessons begin.',
  },
  {
    key: 'play-in-the-evening',
    class: 'word-order',
    pattern:
      '~play|watch|eat|drink|read|do|speak|study [ in the evening|evenings|morning|mornings|afternoon tv|television|football|tennis|basketball|games|books|breakfast|english|homework|coffee|tea ] >#PUNCT&!-||^||and|with',
    to: ['$5 $2 $3 $4'],
    wrong: ['We watch in the evening TV.', 'We watch TV in the evening.'],
    right: 'We watch TV in the evening.',
  },
  {
    key: 'plays-also',
    class: 'word-order',
    pattern:
      'i|we|they|you|he|she|it [ ~play|speak|like|love|want|need|know|learn|study|use|help|give|provide|offer|teach|sell|enjoy|make|visit|eat|drink also ] a|an|the|my|his|her|our|their|some|many|to|us|me|them|him||#PROPN|ADJ|NOUN',
    to: ['$3 $2'],
    wrong: ['She plays also the piano.', 'She also plays the piano.'],
    right: 'She also plays the piano.',
  },
  {
    key: 'speak-fluently-english',
    class: 'word-order',
    pattern:
      '~speak|understand|write|read|learn|teach|know [ fluently|perfectly|well|correctly|easily|quickly|badly|properly|fluent english|german|french|spanish|italian|polish|russian|chinese|hungarian|turkish|japanese|arabic|portuguese|dutch ] >#PUNCT&!-||^||and|because|but|or|in',
    to: ['$3 $2'],
    wrong: ['He speaks fluently English.', 'He speaks English fluently.'],
    right: 'He speaks English fluently.',
  },
  {
    key: 'starts-always',
    class: 'word-order',
    pattern:
      'i|we|you|they|he|she|it|people|students||#NOUN [ starts|start|begins|begin|ends|opens|closes|work|works|lives|sleeps|sleep|stays|stay|happens|rains|snows|walk|walks|runs|feel|feels|smile|smiles|laughs|costs|says|gives|give|tells|plays|sits|wakes|wake|leaves|leave|needs|wants|pays|pay always|never|usually ] >#DET|PRON|ADP|NOUN|PROPN|ADJ||late|early|home|up',
    to: ['$3 $2'],
    wrong: ['The lesson starts always at eight.', 'The lesson always starts at eight.'],
    right: 'The lesson always starts at eight.',
  },
  {
    key: 'such-adjective',
    class: 'determiner-noun',
    pattern:
      "~be|get|feel|look|become|seem|'s [ such ] cold|hot|tired|happy|good|bad|big|small|expensive|difficult|easy|boring|beautiful|interesting|angry|hungry|busy|strong|bored|excited|important|nice|rich|poor|high|popular|dangerous|late|fast|sad that|.|,|!|and||^",
    to: ['so'],
    wrong: ['It was such cold that we left.', 'It was so cold that we left.'],
    right: 'It was such a cold day that we left.',
  },
  {
    key: 'yesterday-went',
    class: 'word-order',
    pattern: 'i|we|they|he|she [ yesterday #VERB:past ]',
    to: ['$3 $2'],
    wrong: ['I yesterday went to the doctor.', 'I went yesterday to the doctor.'],
    right: 'Yesterday I went to the doctor.',
  },
])
