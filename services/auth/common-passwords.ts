// Sorted. The first passwords that are tried: keyboard walks, runs, names, words of love, clubs, in our languages.
// Endings of digits and signs, disguised letters, repeats and runs are seen by rule (password-policy.ts).
export const commonPasswords: readonly string[] = `
010203 101010 102030 111222 112233 112358 121212 123123 123321 12345 123454321 123456 1234567 12345678 123456789 1234567890
123456a 12345a 1234qwer 123abc 123asd 123qwe 131313 135790 142536 146969 147258 147258369 147852 147896325 151515 159357 159753
159951 171717 181818 1a2b3c 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 202020 212121 222333 232323 246810 252525 258456 314159
321321 369369 420420 456123 456789 654321 696969 741852963 777888 786786 789456 789456123 789789 852456 963852 987654321 996633
a123456 a12345678 a1b2c3 a1b2c3d4 aa123456 aaaaaa aabbcc abc123 abc12345 abcabc abcd1234 abcdef abcdefg abcdefgh access admin
admin123 admin1234 administrator adrian agent007 agnieszka ahmed alejandra alejandro alessandro alessia alexander alexandra
alexandru allah allahuakbar almafa amanda america amore amoremio amour amsterdam andras andrea andreea andrew android angel angels
ankara anthony anything apple april arsenal asd123 asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asdfjkl ashley askim asshole
asztal ataturk attila august australia autumn avengers ayesha azerty azertyuiop babyboy babygirl bachelor balazs banana barcelona
barcelona1 baseball basketball batman bayern beatles beautiful benfica berlin besiktas besiktas1903 bestfriend beyonce bianca
bismillah bitch blahblah blink182 bogdan bond007 bonjour brandon brasil bratislava britney brother bucuresti budapest bunny butter
butterfly california camaro camille campus canada candy canim carlos caroline cashmoney ceskarepublika champion changeit changeme
charles charlie cheese cheetah chelsea cherry chiara chicago chicken chocolat chocolate chouchou christopher ciaociao cicamica
cinnamon cobra coffee college computer contrasena contraseña cookie cookies corazon corinthians corvette coucou cricket cristina
crystal daddy daisy dallas daniel darling david death december default denisa deutschland diamond dinamo diploma doggy dollar
dolphin dortmund doudou dragon ducati dumnezeu eagle edward elena elephant elizabeth emerald eminem energy england espana essay
estrella eszter europe everton exams facebook falcon family father fatima fatma february federica fenerbahce fenerbahce1907 ferenc
ferencvaros fernando ferrari feyenoord flamengo florida florin flower flowers football forever fortnite france francesca francisco
freedom friday friend friends frodo fuckoff fuckyou fussball gabor gabriel gabriela galatasaray galatasaray1905 gandalf geheim
geheim1 george gergely germany gfhjkm ghbdtn ghost ginger giovanni giuseppe golden goodbye google goose grandma grandpa greenday
guadalupe guest hallo hallo1 hallo123 hallohallo hamburg handsome hannah harley harry harrypotter haslo hasło heart hejsan hello
hello123 hellohello hemligt hemmelig henry heslo heslo123 hockey hogwarts holahola honda honey horse hottie hunter ichliebedich
iloveme iloveu iloveyou instagram inter internet ioana ionut iphone ireland ironman isabelle islamabad istanbul istvan italia
james jamesbond jamesbond007 january jasmine jelszo jelszó jennifer jessica jetaime jewel jordan joseph joshua jozef julia julien
justice justin juventus juventus1 karachi karolina kasia1 katalin katarina kemal khan786 killer kiscica kisses kitten kitty knight
koala kocham kochamcie kocka kristof krisztina kutya lahore laszlo laura lavender lazio legend legia lenka leopard letmein
letmein1 liberty library liebe linkedin linkinpark lisboa liverpool lkjhgf login london london1 lorenzo losenord loulou love123
lovely loveme lover lovers loveyou lubimta lösenord madonna magyarorszag maminka manchester march maria marina mariposa marius
marseille marseille1 martina martinka master mateusz matrix matthew mehmet mercedes merlin metallica meuamor mexico michael
michelle microsoft mihaela milan million milujemta milujite mimamor minecraft miroslav misiek mmmmmm mnbvcx mnbvcxz mohammad mommy
monday money money1 monkey monster moonlight motdepasse mother muenchen muffin muhammad mustafa mustang mylove napoli napoli1926
natasha ncc1701 nederland nemtudom newyork nicolas nicole nikolett ninja nintendo nirvana norge nothing november october oliver
olivia opensesam opensesame orange p@ssw0rd p@ssword pakistan pakistan1 pakistan123 palmeiras panda panther paris parola parolamea
pass123 pass1234 passord passw0rd passwd password password1 password12 password123 passwort passwort1 passwort123 patrick peace
peanut penguin pepper pesik peter peterke phoenix pirate pizza platinum playstation please poiuyt poiuytrewq pokemon polska
porsche porto portugal power praha pretty prince princesa princess princesse principessa prinzessin private professor pulcino
pumpkin puppy q123456 q1w2e3 q1w2e3r4 qazwsx qazwsxedc qqqqqq queen qwe123 qweasd qweasdzxc qwer1234 qwerty qwerty1 qwerty123
qwertyui qwertyuiop qwertz qwertzui qwertzuiop rabbit rachel rainbow razvan realmadrid rebecca richard rihanna robert roblox
rockyou romania root123 rugby runner salasana samantha samsung samurai santiago saopaulo sapphire sarah saturday schalke schatz
schatzi schmetterling school school123 scorpion scotland sebastian secret senha seniseviyorum september server seviyorum shadow
shakira shark sifre sifre123 silver sister slavia slipknot slniecko slnko slovan slovensko snake soccer soleil something sommar
sommer sommer123 sonnenschein sophie spain sparta sparta1 spider spiderman sporting spring starlight startrek starwars steaua
stefan stephane stephen steven stockholm strawberry student student1 students study studying sugar summer sunday sunflower
sunshine superman sverige sweetheart sweetie sweety swimming system szerelem szeretlek tamas tatino taylor teacher teamo teamo123
teiubesc tennis tequiero test123 test1234 tester testing texas thankyou thesis thomas thursday thx1138 tiamo tiger tinta tinta1
tinta123 tintapassword titok tomas1 toyota trabzonspor trustno1 tuesday turkey turkiye turtle twitter ujpest unicorn university
university1 user123 valentina vampire vanilla veronika victoria viktoria voetbal volleyball wachtwoord warrior warszawa wednesday
welcome welcome! welcome1 welcome123 welkom welkom01 welkom123 whale whatever william windows winner winter wizard writer writing
xxxxxx yamaha youtube yxcvbn yxcvbnm zaq12wsx zaq1zaq1 zeynep zindabad zoltan zombie zsuzsanna zuzana zxc123 zxcvbn zxcvbnm zzzzzz
şifre
`
  .trim()
  .split(/\s+/)
