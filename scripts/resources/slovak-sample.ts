// Some Slovak words in the form of the spelling dictionary, for the tests: a flag stands for endings, a tag for what they mean.
// Written for them, and smaller than the dictionary: endings that our paradigms decide by themselves are left out. Persons of a
// verb stand where the table needs them.

export const sampleAffixes = `
SFX Z Y 1
SFX Z   a     0      a is:genitive is:plural
SFX o Y 1
SFX o   ka    ok     ka is:genitive is:plural
SFX i Y 1
SFX i   ka    iek    ka is:genitive is:plural
SFX U Y 2
SFX U   ia    ií     ia is:genitive is:plural
SFX U   a     0      ca is:genitive is:plural
SFX D Y 1
SFX D   eň    ňou    eň is:instrumental
SFX M Y 1
SFX M   dlo   diel   dlo is:genitive is:plural
SFX B Y 3
SFX B   0     ov     . is:genitive is:plural
SFX B   0     mi     [^m] is:instrumental is:plural
SFX B   0     ami    m is:instrumental is:plural
SFX O Y 2
SFX O   ok    kov    ok is:genitive is:plural
SFX O   ok    kami   ok is:instrumental is:plural
SFX J Y 1
SFX J   0     ov     . is:genitive is:plural
SFX C Y 7
SFX C   0     i      [rt] is:nominative is:plural
SFX C   k     ci     k is:nominative is:plural
SFX C   ec    ci     ec is:nominative is:plural
SFX C   0     ov     [^c] is:genitive is:plural
SFX C   ec    cov    ec is:genitive is:plural
SFX C   0     mi     [^c] is:instrumental is:plural
SFX C   ec    cami   ec is:instrumental is:plural
SFX H Y 1
SFX H   a     i      a is:nominative is:plural
SFX X Y 7
SFX X   ť     m      ať is:1st_person
SFX X   ť     š      ať is:2nd_person
SFX X   ť     0      ať is:3rd_person
SFX X   ť     me     ať is:1st_person is:plural
SFX X   ť     te     ať is:2nd_person is:plural
SFX X   ť     jú     ať is:3rd_person is:plural
SFX X   ť     la     ať is:3rd_person is:feminine is:past
SFX T Y 7
SFX T   ať    ám     ať is:1st_person
SFX T   ať    áš     ať is:2nd_person
SFX T   ať    á      ať is:3rd_person
SFX T   ať    áme    ať is:1st_person is:plural
SFX T   ať    áte    ať is:2nd_person is:plural
SFX T   ť     jú     ať is:3rd_person is:plural
SFX T   ť     la     ať is:3rd_person is:feminine is:past
SFX W Y 7
SFX W   ovať  ujem   ovať is:1st_person
SFX W   ovať  uješ   ovať is:2nd_person
SFX W   ovať  uje    ovať is:3rd_person
SFX W   ovať  ujeme  ovať is:1st_person is:plural
SFX W   ovať  ujete  ovať is:2nd_person is:plural
SFX W   ovať  ujú    ovať is:3rd_person is:plural
SFX W   ť     la     ovať is:3rd_person is:feminine is:past
SFX R Y 3
SFX R   iť    ím     [^áéíóúý][^aeiouy]iť is:1st_person
SFX R   iť    im     [áéíóúý][^aeiouy]iť is:1st_person
SFX R   ť     la     iť is:3rd_person is:feminine is:past
SFX a Y 1
SFX a   ť     la     ať is:3rd_person is:feminine is:past
SFX d Y 2
SFX d   sť    de     ísť is:3rd_person
SFX d   sť    du     ísť is:3rd_person is:plural
SFX j Y 3
SFX j   ť     je     iť is:3rd_person
SFX j   ť     jú     iť is:3rd_person is:plural
SFX j   ť     la     iť is:3rd_person is:feminine is:past
SFX k Y 3
SFX k   uť    e      nuť is:3rd_person
SFX k   uť    ú      nuť is:3rd_person is:plural
SFX k   nuť   lo     nuť is:3rd_person is:neuter is:past
SFX l Y 3
SFX l   úť    e      núť is:3rd_person
SFX l   ť     0      núť is:3rd_person is:plural
SFX l   núť   lo     núť is:3rd_person is:neuter is:past
SFX n Y 3
SFX n   úť    ie     núť is:3rd_person
SFX n   ť     0      núť is:3rd_person is:plural
SFX n   úť    ulo    núť is:3rd_person is:neuter is:past
SFX p Y 3
SFX p   edať  ie     edať is:3rd_person
SFX p   ať    ia     edať is:3rd_person is:plural
SFX p   ť     la     edať is:3rd_person is:feminine is:past
SFX r Y 3
SFX r   ásť   astie  ásť is:3rd_person
SFX r   ásť   astú   ásť is:3rd_person is:plural
SFX r   ť     tlo    ásť is:3rd_person is:neuter is:past
SFX s Y 3
SFX s   ť     ne     stať is:3rd_person
SFX s   ť     nú     stať is:3rd_person is:plural
SFX s   ť     la     stať is:3rd_person is:feminine is:past
SFX u Y 3
SFX u   iesť  edie   iesť is:3rd_person
SFX u   iesť  edú    iesť is:3rd_person is:plural
SFX u   sť    dlo    iesť is:3rd_person is:neuter is:past
`

export const sampleDictionary = `
autor/C po:noun is:masculine
bádateľ/C po:noun is:masculine
článok/O po:noun is:masculine
cieľ/J po:noun is:masculine
človek/C po:noun is:masculine
dôvod/B po:noun is:masculine
firma/zZ po:noun is:feminine
hladina/zZ po:noun is:feminine
informácia/U po:noun is:feminine
kritérium/M po:noun is:neuter
metóda/zZ po:noun is:feminine
možnosť/K po:noun is:feminine
následok/O po:noun is:masculine
nevýhoda/zZ po:noun is:feminine
norma/zZ po:noun is:feminine
odborník/C po:noun is:masculine
osoba/zZ po:noun is:feminine
otázka/zo po:noun is:feminine
postup/B po:noun is:masculine
poznatok/O po:noun is:masculine
práca/U po:noun is:feminine
pravidlo/M po:noun is:neuter
predmet/B po:noun is:masculine
príčina/zZ po:noun is:feminine
príležitosť/K po:noun is:feminine
problém/B po:noun is:masculine
prvok/O po:noun is:masculine
slabina/zZ po:noun is:feminine
špecialista/H po:noun is:masculine
spoločnosť/K po:noun is:feminine
spôsob/B po:noun is:masculine
študent/C po:noun is:masculine
štúdia/U po:noun is:feminine
ťažkosť/K po:noun is:feminine
technika/zZ po:noun is:feminine
téma/zZ po:noun is:feminine
účinok/O po:noun is:masculine
údaj/J po:noun is:masculine
úroveň/D po:noun is:feminine
vedec/C po:noun is:masculine
vplyv/B po:noun is:masculine
výsledok/O po:noun is:masculine
zámer/B po:noun is:masculine
záver/B po:noun is:masculine
žiak/C po:noun is:masculine
zistenie/V po:noun is:neuter
zložka/zi po:noun is:feminine
znalec/C po:noun is:masculine
bežný/Y po:adjective
bežnejší/F po:adjective
bežne
častý/Y po:adjective
častejší/F po:adjective
často
dobrý/Y po:adjective
dôležitý/Y po:adjective
dôležitejší/F po:adjective
krásny/Y po:adjective
nezávislý/Y po:adjective
podrobný/Y po:adjective
podrobnejší/F po:adjective
podrobne
podstatný/Y po:adjective
použitý/Y po:adjective
presný/Y po:adjective
presnejší/F po:adjective
presne
rozhodujúci/Y po:adjective
samostatný/Y po:adjective
skúmaný/Y po:adjective
veľký/Y po:adjective
využitý/Y po:adjective
výhodný/Y po:adjective
výhodnejší/F po:adjective
vysoký/Y po:adjective
významný/Y po:adjective
významnejší/F po:adjective
závažný/Y po:adjective
analyzovať/W
brániť/R
dosiahnuť/Ek
formovať/W
nastať/Es
naznačovať/W
obsahovať/W
opísať/Ea
ovplyvňovať/W
plynúť/En
použiť/Ej
povedať/Ep
predchádzať/X
preskúmať/X
preukázať/Ea
prísť/Ed
rásť/Er
skúmať/X
sledovať/W
smerovať/W
stúpať/X
tvrdiť/R
ukázať/Ea
uvádzať/X
uviesť/Eu
venovať/W
viesť/Eu
vyhlásiť/R
vyplývať/X
využiť/Ej
vyžadovať/W
vzniknúť/El
zahŕňať/X
zahrnúť/En
zaoberať/T
zhrnúť/En
získať/X
zväčšiť/R
zvýšiť/R
žiadať/X
`
