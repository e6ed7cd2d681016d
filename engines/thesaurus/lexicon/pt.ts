import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
resultado noun m
  what a study finds: dado, conclusão, achado = Os «resultados» confirmam a primeira hipótese do estudo.
  what comes out of an event: desfecho, efeito, consequência, produto = O «resultado» das negociações ficou aquém das expectativas.
estudo noun m
  piece of research: investigação, trabalho, análise, pesquisa = Vários «estudos» mostram que o sono influencia a memória.
  learning: aprendizagem, formação = A biblioteca oferece boas condições para o «estudo» individual.
investigação noun f
  search for new knowledge: pesquisa, estudo, indagação = A «investigação» recente trouxe novos dados sobre o tema.
  official inquiry: inquérito, averiguação, diligência = A polícia abriu uma «investigação» sobre o acidente.
pesquisa noun f
  search for new knowledge: investigação, estudo, busca = A «pesquisa» em arquivos durou quase dois anos.
análise noun f
  close study of the parts: exame, estudo, avaliação = A «análise» dos textos revelou um padrão constante.
método noun m
  planned way of working: processo, procedimento, técnica, abordagem; academic metodologia = O «método» escolhido adequa-se também a amostras pequenas.
metodologia noun f
  set of methods: método, abordagem, procedimento = O segundo capítulo descreve a «metodologia» do estudo.
procedimento noun m
  fixed way of doing something: processo, método, técnica = Todos os ensaios seguiram o mesmo «procedimento».
abordagem noun f
  way of treating a question: perspetiva, enfoque, tratamento, metodologia, leitura = Uma «abordagem» qualitativa permite obter respostas mais ricas.
hipótese noun f
  statement to be tested: suposição, conjetura, pressuposto = A segunda «hipótese» não foi confirmada pelos dados.
pressuposto noun m
  what is taken to be true: suposição, premissa, postulado = O modelo assenta no «pressuposto» de que todos agem racionalmente.
suposição noun f
  what is taken to be true: conjetura, hipótese, pressuposição = Esta «suposição» não tem qualquer base nos documentos.
premissa noun f
  statement an argument starts from: pressuposto, princípio, postulado; opposite conclusão = A conclusão não decorre das «premissas» apresentadas.
teoria noun f
  system of explanations: doutrina, modelo, sistema, conceção, perspetiva; opposite prática = Esta «teoria» explica por que motivo os grupos criam normas.
prática noun f
  actual doing: exercício, aplicação; opposite teoria = A «prática» da medicina exige tempo e paciência.
  usual way of doing things: costume, hábito, uso = A «prática» da leitura em voz alta perdeu-se pouco a pouco.
conceito noun m
  idea with a name: noção, ideia, conceção, definição, categoria = O texto discute o «conceito» de liberdade em dois filósofos.
noção noun f
  idea of something: conceito, ideia, conceção = A «noção» de infância mudou ao longo dos séculos.
conceção noun f
  way of seeing something: visão, ideia, noção, entendimento = Esta «conceção» do ensino dá mais autonomia aos alunos.
definição noun f
  saying what a term means: explicação, delimitação, determinação = Não existe uma «definição» única de pobreza.
termo noun m
  word for a thing: palavra, expressão, vocábulo, designação = Este «termo» é usado sobretudo na medicina.
  end: fim, cobro; opposite início = O tratado pôs «termo» a uma longa guerra.
modelo noun m
  simplified picture of reality: esquema, representação, padrão = O «modelo» representa o clima de forma simplificada.
  example to follow: exemplo, referência, paradigma = A escola tornou-se um «modelo» para todo o país.
paradigma noun m
  way of thinking of an age: modelo, padrão, referencial = A descoberta provocou uma mudança de «paradigma» na física.
dado noun m
  recorded fact: informação, elemento, indicação = Os «dados» foram recolhidos por meio de entrevistas.
amostra noun f
  part of a population: grupo, seleção, subconjunto; opposite população, universo = A «amostra» é constituída por 500 famílias escolhidas ao acaso.
inquérito noun m
  asking many people: sondagem, questionário, levantamento = Segundo um «inquérito» recente, a maioria apoia a reforma.
  official inquiry: investigação, averiguação, sindicância = O tribunal mandou abrir um «inquérito» ao caso.
questionário noun m
  list of questions: inquérito, formulário = Os participantes preencheram um «questionário» sobre hábitos alimentares.
entrevista noun f
  talk to gather data: conversa, diálogo = As «entrevistas» duraram cerca de uma hora.
recolha noun f
  gathering of data: reunião, obtenção, levantamento = A «recolha» de dados decorreu em três escolas.
efeito noun m
  what a cause brings about: consequência, resultado, impacto, repercussão, implicação; opposite causa = O «efeito» do medicamento foi maior nos jovens.
impacto noun m
  strong effect: efeito, influência, repercussão, consequência = O «impacto» do turismo na cidade é evidente.
influência noun f
  power to affect: efeito, ascendente, peso, impacto = A «influência» da família na escolha do curso é grande.
consequência noun f
  what comes of something: efeito, resultado, repercussão, implicação; opposite causa = As «consequências» da crise ainda se fazem sentir.
implicação noun f
  what follows from something: consequência, repercussão, efeito = Este artigo discute as «implicações» éticas da descoberta.
causa noun f
  what brings something about: origem, motivo, razão, fonte, fator; opposite efeito, consequência = As «causas» da doença continuam por esclarecer.
motivo noun m
  why something is so: razão, causa, fundamento = O principal «motivo» do abandono foi a falta de tempo.
razão noun f
  why something is so: motivo, causa, fundamento = Há boas «razões» para duvidar destes números.
  power of thought: raciocínio, intelecto, entendimento = O iluminismo confiava na força da «razão» humana.
fator noun m
  thing that plays a part: elemento, aspeto, condicionante; academic determinante = Vários «fatores» contribuem para o insucesso escolar.
papel noun m
  part played: função, missão, tarefa = O artigo analisa o «papel» da imprensa na democracia.
função noun f
  what something is there for: papel, finalidade, missão, utilidade = A «função» exata desta proteína é desconhecida.
importância noun f
  being important: relevância, peso, valor, significado; opposite insignificância = A «importância» da descoberta só mais tarde foi reconhecida.
relevância noun f
  mattering for a question: importância, interesse, pertinência; opposite irrelevância = A «relevância» prática destes dados é discutível.
significado noun m
  what a word or thing means: sentido, aceção, valor = O «significado» original da palavra perdeu-se.
sentido noun m
  what a word or thing means: significado, aceção = A palavra é usada aqui em «sentido» figurado.
  way in which something goes: direção, rumo, orientação = As reformas avançaram no «sentido» de maior igualdade.
aspeto noun m
  side of a matter: ponto, lado, vertente, faceta = Este «aspeto» do problema tem sido pouco estudado.
  how something looks: aparência, ar, figura = O autor descreve o «aspeto» físico das personagens.
vertente noun f
  side of a matter: aspeto, dimensão, faceta = O projeto tem uma forte «vertente» social.
dimensão noun f
  how big something is: tamanho, proporção, extensão = A «dimensão» do problema só agora se tornou clara.
  side of a matter: aspeto, vertente, faceta = A «dimensão» política da obra foi muitas vezes ignorada.
ponto de vista noun m
  where one looks from: perspetiva, ângulo, ótica, visão = A história é narrada do «ponto de vista» de uma criança.
perspetiva noun f
  where one looks from: ponto de vista, ângulo, ótica, visão = O problema deve ser visto numa «perspetiva» histórica.
  what one may hope for: expectativa, esperança, possibilidade = Os jovens sem formação têm poucas «perspetivas» de emprego.
visão noun f
  way of seeing something: perspetiva, conceção, entendimento = O poeta apresenta uma «visão» pessimista do mundo.
opinião noun f
  what one thinks: parecer, posição, ponto de vista, perspetiva, convicção = As «opiniões» dos professores sobre o exame dividem-se.
posição noun f
  firm opinion: opinião, postura, atitude = O governo alterou a sua «posição» depois das eleições.
  place: lugar, situação, localização = A «posição» dos astros foi registada todas as noites.
atitude noun f
  way of thinking or acting: postura, comportamento, posição = A «atitude» dos alunos perante a leitura mudou bastante.
argumento noun m
  reason in a debate: razão, raciocínio, prova, justificação, fundamento; opposite contra-argumento = A autora apresenta três «argumentos» a favor da reforma.
argumentação noun f
  chain of reasons: raciocínio, fundamentação, exposição = A «argumentação» do tribunal não convence em todos os pontos.
raciocínio noun m
  line of thought: argumentação, pensamento, lógica = O «raciocínio» do autor é difícil de seguir.
afirmação noun f
  what is said to be so: asserção, declaração, alegação; opposite negação = O autor não apresenta provas para esta «afirmação».
declaração noun f
  what is said publicly: afirmação, comunicado, depoimento = A «declaração» do ministro gerou forte polémica.
tese noun f
  claim to be defended: proposição, ideia, posição; opposite antítese = O filósofo defende a «tese» de que a liberdade é uma ilusão.
  long scientific text: dissertação, trabalho, estudo = A «tese» foi defendida na Universidade de Coimbra.
prova noun f
  what shows that something is true: demonstração, comprovação, testemunho = Não há «provas» de uma ligação entre os dois casos.
  test of knowledge: exame, teste, avaliação = Os alunos realizaram a «prova» em noventa minutos.
evidência noun f
  what supports a claim: prova, indício, demonstração = A «evidência» disponível não permite uma conclusão segura.
indício noun m
  something that points to something: sinal, vestígio, indicação = Há «indícios» de que a carta foi escrita mais tarde.
sinal noun m
  something that points to something: indício, marca, sintoma = A descida dos preços é um «sinal» de fraca procura.
explicação noun f
  what makes something clear: esclarecimento, justificação, interpretação = Uma «explicação» possível é a falta de recursos.
justificação noun f
  giving of reasons: fundamentação, explicação, razão = O conselho não deu qualquer «justificação» para a recusa.
interpretação noun f
  what one takes something to mean: leitura, explicação; academic exegese = Esta «interpretação» do poema foi muito contestada.
leitura noun f
  what one takes something to mean: interpretação, análise, entendimento = O crítico propõe uma nova «leitura» do romance.
conclusão noun f
  what is inferred: dedução, ilação, inferência; opposite premissa = A «conclusão» do artigo vai além dos dados.
  bringing to an end: termo, finalização, encerramento; opposite início = A «conclusão» da obra foi adiada por dois anos.
inferência noun f
  what is inferred: dedução, conclusão, ilação = Uma amostra tão pequena não permite «inferências» seguras.
descrição noun f
  telling what something is like: retrato, caracterização, relato = O romance abre com uma «descrição» da paisagem.
apresentação noun f
  putting before others: exposição, introdução, descrição = A «apresentação» dos resultados segue a ordem das perguntas.
discussão noun f
  talk with reasons for and against: debate, troca de ideias, reflexão = A «discussão» sobre a liberdade de imprensa continua aberta.
debate noun m
  public exchange of views: discussão, controvérsia, troca de ideias = O livro provocou um intenso «debate» nos jornais.
reflexão noun f
  thinking something over: ponderação, meditação, consideração = O ensaio propõe uma «reflexão» sobre o papel da arte.
comparação noun f
  looking at two things together: confronto, cotejo, paralelo = A «comparação» entre os dois países revela diferenças claras.
diferença noun f
  not being the same: divergência, distinção, disparidade, contraste, discrepância; opposite semelhança = Não houve «diferenças» entre os grupos após o tratamento.
distinção noun f
  telling things apart: diferenciação, separação, diferença = A «distinção» entre causa e efeito é fundamental.
semelhança noun f
  being alike: parecença, analogia, afinidade, similitude; opposite diferença = A «semelhança» entre os dois poemas é notável.
igualdade noun f
  having the same rights: equidade, paridade; opposite desigualdade = A Constituição garante a «igualdade» entre homens e mulheres.
desigualdade noun f
  unfair sharing: disparidade, desequilíbrio, assimetria; opposite igualdade = A «desigualdade» económica aumentou nas últimas décadas.
relação noun f
  tie between things: ligação, conexão, vínculo, associação; academic correlação = O estudo encontrou uma «relação» clara entre rendimento e saúde.
ligação noun f
  tie between things: relação, conexão, vínculo, elo = Existe uma «ligação» estreita entre língua e identidade.
vínculo noun m
  bond: laço, ligação, elo = O ritual reforça os «vínculos» entre as famílias.
contexto noun m
  setting of a word or event: enquadramento, quadro, ambiente = A obra deve ser lida no seu «contexto» histórico.
enquadramento noun m
  setting of a work or event: contexto, quadro, moldura = O primeiro capítulo apresenta o «enquadramento» teórico do trabalho.
proporção noun f
  part of a whole: percentagem, parte, fração = A «proporção» de mulheres nos conselhos aumentou.
percentagem noun f
  part in a hundred: proporção, parte, fração = Uma grande «percentagem» dos alunos vive longe da escola.
parte noun f
  piece of a whole: fração, porção, parcela; opposite todo, totalidade = Grande «parte» da população vive nas cidades.
  piece of a text: secção, divisão, capítulo = A última «parte» do trabalho discute os resultados.
quantidade noun f
  how much there is: número, volume, soma = A planta precisa de grande «quantidade» de água.
número noun m
  how many there are: quantidade, total, soma = O «número» de candidatos diminuiu pelo terceiro ano consecutivo.
valor noun m
  what something is worth: mérito, importância, qualidade, relevância = O «valor» da fonte reside nos seus pormenores.
  number measured: número, medição, resultado = Os «valores» mais altos registaram-se de manhã cedo.
nível noun m
  height on a scale: grau, patamar, plano = O «nível» de chumbo no solo é preocupante.
grau noun m
  how much: nível, medida, intensidade = O «grau» de satisfação dos doentes foi elevado.
medida noun f
  what is done about something: providência, disposição, ação = O governo adotou «medidas» para travar a inflação.
  how big something is: dimensão, tamanho, extensão = Todas as «medidas» são indicadas em milímetros.
média noun f
  middle value: valor médio, nível médio = A «média» nacional é ligeiramente mais baixa.
variável noun f
  quantity that varies: fator, grandeza, parâmetro; opposite constante = O modelo inclui três «variáveis» independentes e uma constante.
característica noun f
  what marks something: traço, atributo, particularidade, propriedade, especificidade = A frase curta é uma «característica» do seu estilo.
traço noun m
  what marks something: característica, marca, particularidade = A ironia é um «traço» constante da sua prosa.
propriedade noun f
  what something is like: característica, atributo, qualidade = Este material tem «propriedades» que o tornam um bom isolante.
  what one owns: bem, posse, património = A lei protege a «propriedade» privada dos cidadãos.
qualidade noun f
  how good something is: valor, nível, categoria = A «qualidade» do ensino varia de região para região.
critério noun m
  what one judges by: norma, padrão, princípio = A amostra foi escolhida segundo três «critérios».
condição noun f
  what must be met: requisito, exigência, pressuposto = O acordo foi aprovado sob certas «condições».
  how something is: estado, situação, circunstância = As «condições» de vida dos operários eram muito duras.
requisito noun m
  what must be met: condição, exigência, critério = Os candidatos cumpriam todos os «requisitos» do concurso.
exigência noun f
  what is asked for: requisito, imposição, reivindicação = As «exigências» académicas aumentaram nos últimos anos.
base noun f
  what something rests on: fundamento, alicerce, suporte = As entrevistas constituem a «base» desta análise.
fundamento noun m
  what something rests on: base, alicerce, princípio = O tribunal expôs os «fundamentos» da sua decisão.
princípio noun m
  rule behind rules: norma, regra, fundamento = O Estado de direito assenta no «princípio» da separação de poderes.
  first part: início, começo, origem; opposite fim, final = No «princípio» do romance, a heroína é pobre.
regra noun f
  what is to be done: norma, preceito, princípio, critério, diretriz; opposite exceção = As novas «regras» aplicam-se já no próximo ano letivo.
norma noun f
  what is held to be right: regra, preceito, padrão = As «normas» sociais condicionam o nosso comportamento.
lei noun f
  rule made by a state: diploma, norma, legislação = A nova «lei» protege os dados pessoais das crianças.
direito noun m
  what one may claim: prerrogativa, garantia, faculdade; opposite dever, obrigação = Todas as crianças têm «direito» à educação gratuita.
dever noun m
  what one must do: obrigação, responsabilidade, encargo; opposite direito = O Estado tem o «dever» de informar os cidadãos.
obrigação noun f
  what one must do: dever, compromisso, encargo; opposite direito = As empresas cumpriram a «obrigação» de publicar as contas.
responsabilidade noun f
  having to answer for something: dever, obrigação, encargo = A «responsabilidade» pela segurança cabe ao diretor.
decisão noun f
  what is decided: deliberação, resolução, escolha, opção, determinação = A «decisão» foi tomada sem ouvir os especialistas.
questão noun f
  matter to be dealt with: problema, assunto, tema, ponto = O livro aborda importantes «questões» éticas.
  what is asked: pergunta, interrogação; opposite resposta = Os participantes responderam a vinte «questões» de escolha múltipla.
pergunta noun f
  what is asked: questão, interrogação, dúvida, item; opposite resposta = A primeira «pergunta» do questionário dizia respeito à idade.
resposta noun f
  what is said to a question: réplica, reação; opposite pergunta = As «respostas» dos alunos mais velhos foram mais longas.
  way out of a problem: solução, saída, explicação = A ciência ainda não encontrou «resposta» para este problema.
problema noun m
  what is hard to solve: dificuldade, questão, obstáculo, desafio, entrave; opposite solução = A falta de enfermeiros é um «problema» grave.
dificuldade noun f
  what makes something hard: problema, obstáculo, complicação, desafio, entrave; opposite facilidade = Muitos alunos sentem «dificuldades» na leitura de gráficos.
desafio noun m
  hard task: problema, dificuldade, prova = O maior «desafio» consiste em garantir o financiamento.
obstáculo noun m
  what stands in the way: barreira, entrave, impedimento = A língua foi o principal «obstáculo» à integração.
solução noun f
  way out of a problem: saída, resposta, resolução; opposite problema = As partes encontraram uma «solução» aceitável para todos.
objetivo noun m
  what one wants to reach: finalidade, meta, propósito, fim, intenção = O «objetivo» deste estudo é descrever os hábitos de leitura.
finalidade noun f
  what something is for: objetivo, propósito, fim = A lei tem por «finalidade» proteger a natureza.
intenção noun f
  what one wants to do: propósito, objetivo, desígnio = A «intenção» do autor nem sempre é clara.
meta noun f
  what one wants to reach: objetivo, alvo, fim = O país ainda não atingiu as suas «metas» climáticas.
tarefa noun f
  what is to be done: trabalho, incumbência, missão, atividade, função = Os alunos realizaram a «tarefa» em pequenos grupos.
tema noun m
  what a text is about: assunto, tópico, matéria = O amor é um «tema» frequente nos seus poemas.
assunto noun m
  what a text is about: tema, matéria, tópico, questão = Há poucos livros sobre este «assunto».
objeto noun m
  what is studied: tema, assunto, matéria = O «objeto» desta dissertação é a poesia medieval.
  thing: coisa, artefacto, peça = Os «objetos» de cerâmica foram encontrados no túmulo.
área noun f
  part of knowledge: domínio, campo, ramo = É uma das principais investigadoras nesta «área».
  part of the world: região, zona, território = Nesta «área» vivem várias espécies de aves raras.
domínio noun m
  part of knowledge: área, campo, ramo, esfera = O livro é uma introdução ao «domínio» jurídico.
  power over something: controlo, poder, autoridade = O reino manteve o «domínio» do mar durante um século.
campo noun m
  part of knowledge: área, domínio, ramo = Este «campo» de estudos é relativamente recente.
âmbito noun m
  how far something reaches: alcance, domínio, esfera = Esta questão ultrapassa o «âmbito» do presente trabalho.
disciplina noun f
  subject taught: matéria, cadeira, área = A matemática é uma «disciplina» obrigatória no ensino básico.
ciência noun f
  ordered knowledge: saber, conhecimento = A «ciência» moderna assenta na experiência e na crítica.
conhecimento noun m
  what one knows: saber, ciência, noção, domínio, compreensão; opposite desconhecimento, ignorância = O «conhecimento» sobre os efeitos a longo prazo é escasso.
saber noun m
  what one knows: conhecimento, ciência, sabedoria; opposite ignorância = O «saber» popular transmite-se de geração em geração.
compreensão noun f
  knowing what something means: entendimento, perceção, interpretação; opposite incompreensão = Os exemplos facilitam a «compreensão» do texto.
experiência noun f
  what one has lived through: vivência, prática, conhecimento, percurso = A «experiência» dos professores varia muito de escola para escola.
  test under control: ensaio, teste, prova = Na «experiência» participaram oitenta estudantes voluntários.
observação noun f
  watching closely: exame, contemplação, vigilância = A «observação» das aulas decorreu ao longo de um semestre.
  short thing said: comentário, nota, reparo = O parecer termina com algumas «observações» críticas.
ensaio noun m
  test under control: experiência, teste, prova = Os «ensaios» clínicos duraram cerca de três anos.
  short text on a subject: estudo, artigo, dissertação = O «ensaio» discute a relação entre arte e política.
medição noun f
  finding how much: cálculo, avaliação, determinação = A «medição» da temperatura repetiu-se de três em três horas.
passo noun m
  part of a way: etapa, fase, avanço = O primeiro «passo» da análise consiste em classificar as respostas.
etapa noun f
  part of a way: fase, passo, estádio = A segunda «etapa» do projeto começou em janeiro.
fase noun f
  stretch of a course: etapa, período, estádio = Na primeira «fase» recolheram-se fontes escritas.
meio noun m
  what one reaches a goal with: instrumento, recurso, forma; opposite fim = A língua é um «meio» de influenciar os outros.
  people and place around: ambiente, contexto, círculo = A autora cresceu num «meio» rural e pobre.
instrumento noun m
  what one works with: ferramenta, meio, utensílio = O questionário é o principal «instrumento» desta investigação.
ferramenta noun f
  what one works with: instrumento, meio, recurso = A estatística é uma «ferramenta» essencial nas ciências sociais.
recurso noun m
  what one can draw on: meio, instrumento, ferramenta = A escola não dispõe de «recursos» para aulas de apoio.
possibilidade noun f
  what can be: hipótese, alternativa, eventualidade, opção, oportunidade; opposite impossibilidade = Outra «possibilidade» consiste em usar fontes mais antigas.
probabilidade noun f
  how likely something is: possibilidade, hipótese, risco = A «probabilidade» de recaída aumenta com a idade.
oportunidade noun f
  chance to do something: ocasião, ensejo, possibilidade = Os estudantes tiveram «oportunidade» de escolher o tema.
risco noun m
  chance of harm: perigo, ameaça, possibilidade, probabilidade = O tabaco aumenta o «risco» de doença cardíaca.
perigo noun m
  chance of harm: risco, ameaça; opposite segurança = A cheia constituiu um grave «perigo» para as aldeias.
ameaça noun f
  what may do harm: perigo, risco, intimidação = As espécies invasoras são uma «ameaça» para a fauna local.
necessidade noun f
  what is needed: carência, exigência = O ensino deve responder às «necessidades» dos alunos.
falta noun f
  not having enough: carência, escassez, insuficiência, ausência; opposite abundância, excesso = A «falta» de mão de obra travou o crescimento.
ausência noun f
  not being there: falta, inexistência, omissão; opposite presença = A «ausência» de dados recentes limita este estudo.
erro noun m
  something wrong: falha, engano, incorreção, lapso, inexatidão; opposite acerto = Pequenos «erros» de medição podem ter grandes efeitos.
falha noun f
  something wrong: defeito, erro, lacuna, imperfeição = O relatório aponta várias «falhas» no sistema.
lacuna noun f
  what is missing: falha, omissão, vazio = O presente trabalho procura preencher esta «lacuna».
limite noun m
  where something ends: fronteira, barreira, linha divisória, margem, restrição = O «limite» entre facto e ficção é pouco claro.
limitação noun f
  what holds something back: restrição, condicionante, fraqueza = O autor reconhece as «limitações» do seu método.
restrição noun f
  what holds something back: limitação, limite, condicionante = A lei impõe «restrições» ao acesso a estes documentos.
vantagem noun f
  good side: benefício, proveito, mais-valia, mérito, ganho; opposite desvantagem = A grande «vantagem» deste método é o baixo custo.
desvantagem noun f
  bad side: inconveniente, prejuízo, contra; opposite vantagem = A «desvantagem» dos questionários longos é a taxa de abandono.
benefício noun m
  good that something does: vantagem, proveito, ganho; opposite prejuízo = Os «benefícios» do exercício físico são bem conhecidos.
prejuízo noun m
  harm done: dano, perda, estrago; opposite benefício, lucro = A seca causou grandes «prejuízos» à agricultura.
dano noun m
  harm done: prejuízo, estrago, lesão = O sismo provocou «danos» graves em muitos edifícios.
custo noun m
  what something costs: preço, despesa, encargo = Os «custos» do projeto excederam as previsões.
esforço noun m
  work put into something: empenho, trabalho, dedicação = A reconstrução exigiu um enorme «esforço» de toda a população.
sucesso noun m
  going well: êxito, triunfo, vitória; opposite fracasso, insucesso = O «sucesso» da reforma surpreendeu os próprios autores.
êxito noun m
  going well: sucesso, triunfo, bom resultado; opposite fracasso, insucesso = O «êxito» do tratamento depende da idade do doente.
fracasso noun m
  going wrong: insucesso, malogro, derrota; opposite êxito, sucesso = O «fracasso» das negociações levou a uma nova guerra.
desempenho noun m
  how well one does: rendimento, prestação, atuação = O «desempenho» dos alunos em matemática melhorou.
capacidade noun f
  being able to: aptidão, competência, faculdade; opposite incapacidade = As crianças têm uma «capacidade» inata para aprender línguas.
competência noun f
  what one has learnt to do: aptidão, capacidade, perícia; opposite incompetência = O curso desenvolve «competências» de escrita e de leitura.
desenvolvimento noun m
  becoming other or better: evolução, progresso, crescimento, avanço, expansão = O trabalho descreve o «desenvolvimento» da cidade moderna.
evolução noun f
  becoming other with time: desenvolvimento, transformação, progresso = O gráfico mostra a «evolução» dos preços desde 1990.
mudança noun f
  becoming other: alteração, transformação, modificação, evolução, variação = As «mudanças» no clima são visíveis no Ártico.
alteração noun f
  becoming other: mudança, modificação, transformação = A «alteração» da lei gerou protestos nas ruas.
transformação noun f
  becoming something else: mudança, metamorfose, conversão = A indústria provocou a «transformação» das aldeias vizinhas.
aumento noun m
  getting more: subida, acréscimo, crescimento; opposite diminuição, redução = A tabela mostra um «aumento» constante dos nascimentos.
crescimento noun m
  getting bigger: aumento, expansão, desenvolvimento; opposite declínio = O «crescimento» económico abrandou a partir de 2008.
diminuição noun f
  getting less: redução, descida, decréscimo, quebra; opposite aumento = O relatório regista uma «diminuição» do número de leitores.
redução noun f
  making or getting less: diminuição, decréscimo, corte; opposite aumento = A «redução» das emissões exige novas tecnologias.
declínio noun m
  slow fall: decadência, queda, enfraquecimento; opposite crescimento, ascensão = O «declínio» do império durou quase um século.
melhoria noun f
  getting or making better: aperfeiçoamento, progresso, melhoramento; opposite deterioração = O novo tratamento trouxe uma clara «melhoria» do sono.
progresso noun m
  step forward: avanço, evolução, desenvolvimento; opposite retrocesso = A medicina fez grandes «progressos» no século XIX.
tendência noun f
  direction of change: inclinação, propensão, orientação, padrão, evolução = Há uma «tendência» para os jovens lerem menos jornais.
processo noun m
  course of changes: curso, desenvolvimento, evolução, mecanismo, dinâmica = A integração é um «processo» longo e difícil.
período noun m
  stretch of time: época, fase, intervalo, tempo = Neste «período», a cidade cresceu rapidamente.
época noun f
  age in history: era, período, tempo, idade = O romance retrata a «época» das invasões francesas.
momento noun m
  point in time: instante, altura, ocasião = Nesse «momento», o país não tinha ainda constituição.
início noun m
  first part: começo, princípio, arranque; opposite fim, final = O «início» das obras foi adiado várias vezes.
fim noun m
  last part: final, termo, conclusão; opposite início, começo = Perto do «fim» do século, muitos partiram para as cidades.
origem noun f
  where something comes from: proveniência, fonte, raiz, génese = A «origem» da palavra é discutida pelos linguistas.
fonte noun f
  text that one draws on: documento, testemunho, referência, registo, arquivo = As «fontes» escritas deste período são raras.
  where something comes from: origem, nascente, princípio = O comércio era a principal «fonte» de riqueza da cidade.
literatura noun f
  texts on a subject: bibliografia, produção científica = A «literatura» recente dá mais atenção às questões de género.
citação noun f
  words taken from a text: transcrição, excerto, passagem = A «citação» mostra bem a ironia do narrador.
referência noun f
  naming of something: menção, alusão, remissão = As «referências» à obra remetem para a primeira edição.
texto noun m
  written words: escrito, documento, obra = O «texto» dirige-se sobretudo a leitores jovens.
passagem noun f
  piece of a text: trecho, excerto, passo = Esta «passagem» do romance tem sido muito comentada.
  going from one to another: transição, mudança, transformação = A «passagem» da escola para o trabalho pode ser difícil.
capítulo noun m
  main part of a book: parte, secção, divisão = O último «capítulo» apresenta as conclusões do estudo.
introdução noun f
  first part of a text: apresentação, preâmbulo, prefácio; opposite conclusão = A «introdução» explica a escolha do tema.
  bringing in something new: implementação, adoção, lançamento; opposite abolição = A «introdução» do novo exame gerou protestos.
resumo noun m
  short account of a text: síntese, sumário, sinopse = O artigo inclui um «resumo» em inglês e em francês.
síntese noun f
  short account of the whole: resumo, súmula, sumário = O capítulo termina com uma breve «síntese» dos resultados.
estrutura noun f
  how the parts are set: organização, composição, construção = A «estrutura» do conto segue as memórias da protagonista.
sistema noun m
  whole of ordered parts: organização, estrutura, regime = O «sistema» de ensino português mudou muito depois de 1974.
organização noun f
  how something is arranged: estrutura, ordenação, disposição; opposite desorganização = A «organização» do texto facilita a leitura.
  body with a task: instituição, associação, entidade = Várias «organizações» internacionais condenaram o ataque.
figura noun f
  drawing in a text: imagem, ilustração, gráfico = A «figura» mostra a variação da temperatura ao longo do dia.
  person in a story or history: personagem, vulto, personalidade = A «figura» do rei domina toda a peça.
tabela noun f
  figures in rows and columns: quadro, lista, mapa = A «tabela» apresenta a distribuição das respostas por idade.
exemplo noun m
  one case that shows a rule: caso, ilustração, amostra, modelo, demonstração = O autor dá vários «exemplos» da vida quotidiana.
caso noun m
  one instance: situação, ocorrência, circunstância = Em muitos «casos», os doentes recuperaram por completo.
acontecimento noun m
  what happened: evento, facto, ocorrência, episódio = A obra baseia-se em «acontecimentos» reais da guerra.
fenómeno noun m
  what can be observed: facto, ocorrência, manifestação = As redes sociais são um «fenómeno» relativamente recente.
situação noun f
  how things stand: estado, condição, circunstância, conjuntura = A «situação» política do país era muito tensa.
estado noun m
  how something is: situação, condição, disposição = O «estado» do doente melhorou depois da operação.
circunstância noun f
  what is around an event: condição, situação, conjuntura = As «circunstâncias» da sua morte nunca foram esclarecidas.
facto noun m
  what is really so: realidade, verdade, dado = É um «facto» que a população está a envelhecer.
realidade noun f
  how things really are: verdade, mundo real; opposite ficção, ilusão = O filme retrata a dura «realidade» dos pescadores.
ambiente noun m
  what is around: meio, contexto, atmosfera = Um «ambiente» calmo favorece a concentração dos alunos.
sociedade noun f
  people living under common rules: comunidade, coletividade, corpo social, população, civilização = Uma «sociedade» moderna depende da confiança entre os cidadãos.
comunidade noun f
  people who belong together: coletividade, grupo, sociedade = A «comunidade» científica reagiu com cautela.
população noun f
  people of a place: povo, gente, comunidade = A «população» da aldeia recebeu bem os viajantes.
grupo noun m
  some people or things together: conjunto, equipa, coletivo = Os participantes foram divididos em dois «grupos».
indivíduo noun m
  one human being: pessoa, sujeito, ser humano; opposite grupo, sociedade = A teoria estuda a relação entre o «indivíduo» e o Estado.
participante noun mf
  person who takes part: inquirido, sujeito, interveniente = Os «participantes» tinham entre 18 e 25 anos.
investigador noun m
  person who does research: cientista, estudioso, académico = Vários «investigadores» criticaram esta teoria da linguagem.
autor noun m
  person who wrote a text: escritor, criador, redator, ensaísta = O «autor» recorre a muitas imagens da natureza.
especialista noun mf
  person who knows a field: perito, conhecedor, técnico; opposite leigo = Os «especialistas» consideram o quadro uma falsificação.
instituição noun f
  body with a task: organização, entidade, organismo = A universidade é uma das «instituições» mais antigas do país.
empresa noun f
  company: firma, companhia, sociedade = As pequenas «empresas» foram as mais atingidas pela crise.
governo noun m
  those who govern a country: executivo, poder executivo, gabinete = O «governo» apresentou a proposta em abril.
poder noun m
  being able to decide: autoridade, domínio, força = O «poder» do rei foi diminuindo pouco a pouco.
comportamento noun m
  how one acts: conduta, procedimento, atitude = O estudo analisa o «comportamento» das crianças em grupo.
ação noun f
  what one does: ato, atuação, intervenção; opposite inação = Uma «ação» deve ser julgada pelas suas consequências.
crítica noun f
  saying what is wrong: censura, reparo, objeção; opposite elogio = A teoria foi alvo de muitas «críticas».
objeção noun f
  reason against: reparo, contestação, oposição = Uma «objeção» frequente é a de que o modelo é demasiado simples.
contradição noun f
  saying opposite things: incoerência, incompatibilidade, discrepância; opposite coerência = Há uma clara «contradição» entre os dois testemunhos.
oposição noun f
  being opposed: contraste, antagonismo, contraposição = O poema assenta na «oposição» entre luz e sombra.
conflito noun m
  fight of interests: confronto, luta, desacordo; opposite acordo = O «conflito» entre as duas regiões durou décadas.
acordo noun m
  thinking the same: consenso, concordância, entendimento; opposite desacordo = Há um amplo «acordo» quanto à necessidade de reformas.
avaliação noun f
  judging of worth: apreciação, exame, análise = A «avaliação» do projeto ficou concluída em 2019.
juízo noun m
  opinion on worth: opinião, apreciação, parecer = O historiador evita emitir «juízos» sobre o passado.
proposta noun f
  what is put forward: sugestão, projeto, oferta = O parlamento rejeitou a «proposta» por escassa maioria.
recomendação noun f
  advice given: conselho, sugestão, indicação = O relatório contém dez «recomendações» para as escolas.
apoio noun m
  help given: ajuda, auxílio, suporte; opposite oposição = O projeto recebeu «apoio» financeiro do Estado.
contributo noun m
  what one adds: contribuição, subsídio, ajuda = A tese é um importante «contributo» para a história da língua.
artigo noun m
  text in a journal: texto, estudo, ensaio = O «artigo» foi publicado numa revista internacional.
trabalho noun m
  what one does for a purpose: atividade, labor, esforço = O «trabalho» no dicionário levou mais de trinta anos.
  written or made thing: estudo, obra, texto = Este «trabalho» está dividido em cinco capítulos.
obra noun f
  what an artist or author made: trabalho, criação, produção = Esta «obra» é considerada a mais importante do poeta.
doença noun f
  being ill: enfermidade, moléstia, afeção; opposite saúde = A «doença» afeta sobretudo homens com mais de sessenta anos.
tratamento noun m
  what is done against an illness: terapia, cura; academic terapêutica = O «tratamento» precoce dá resultados muito melhores.
educação noun f
  learning and upbringing: formação, instrução, ensino = A «educação» é um direito de todas as crianças.
ensino noun m
  teaching: instrução, educação, formação = O «ensino» decorre em duas línguas nesta escola.
aprendizagem noun f
  coming to know: aquisição, assimilação, domínio = Os jogos podem favorecer a «aprendizagem» da leitura.
língua noun f
  words of a people: idioma, falar = O mirandês é uma «língua» oficial desde 1999.
cultura noun f
  ways of a people: civilização, tradição, modo de vida = Os emigrantes levaram consigo a sua «cultura».
tradição noun f
  what is handed down: costume, uso, hábito; opposite inovação = A festa mantém viva uma antiga «tradição».
inovação noun f
  new thing or making it: novidade, renovação, criação; opposite tradição = A «inovação» é decisiva para as pequenas empresas.
fiabilidade noun f
  being reliable: segurança, credibilidade, consistência = A repetição dos testes aumenta a «fiabilidade» das medições.
validade noun f
  holding true: valor, legitimidade = A «validade» desta teoria limita-se às sociedades ocidentais.
rigor noun m
  being exact: precisão, exatidão, exigência; opposite imprecisão = O «rigor» do mapa é notável para a época.
maioria noun f
  more than half: maior parte, grande parte, generalidade; opposite minoria = A «maioria» dos alunos leu o livro inteiro.
elemento noun m
  part of a whole: componente, parte, constituinte = A rima é um «elemento» importante das canções populares.
tipo noun m
  kind of thing: género, espécie, categoria, classe = Este «tipo» de textos existe em todas as culturas.
forma noun f
  how something is done: maneira, modo, processo = A pergunta pode ser respondida de várias «formas».
  outer shape: figura, formato, configuração; opposite conteúdo = A «forma» do poema inspira-se no soneto.
modo noun m
  how something is done: maneira, forma, jeito = O narrador descreve o «modo» de vida dos pescadores.
maneira noun f
  how something is done: modo, forma, jeito = Os dois autores tratam o tema de «maneira» diferente.
conteúdo noun m
  what is in it: matéria, teor, substância; opposite forma = Os alunos resumiram o «conteúdo» do texto.
atenção noun f
  looking closely: interesse, cuidado, concentração; opposite desatenção = O tema recebeu pouca «atenção» dos historiadores.
interesse noun m
  wanting to know: curiosidade, atenção, empenho; opposite desinteresse = O «interesse» dos alunos pelas ciências está a diminuir.
participação noun f
  taking part: intervenção, colaboração, envolvimento = A «participação» política das mulheres aumentou depois de 1974.
uso noun m
  using: utilização, emprego, aplicação = O «uso» de antibióticos deve ser limitado.
utilização noun f
  using: uso, emprego, aplicação = A «utilização» de telemóveis nas aulas é controversa.
aplicação noun f
  putting to use: uso, utilização, emprego = A «aplicação» da lei varia de região para região.
escolha noun f
  taking one of several: seleção, opção, preferência = O capítulo justifica a «escolha» do método.
ideia noun f
  what one thinks of: noção, pensamento, conceito, perspetiva, conceção = O livro apresenta uma nova «ideia» de justiça.
pensamento noun m
  what one thinks: reflexão, ideário, doutrina = O «pensamento» do filósofo evoluiu ao longo dos anos.
conjunto noun m
  several things together: grupo, série, coleção = O relatório propõe um «conjunto» de medidas urgentes.
série noun f
  things one after another: sequência, sucessão, conjunto = Uma «série» de reformas mudou o país.
equilíbrio noun m
  even state of forces: meio-termo, harmonia, compromisso; opposite desequilíbrio = É preciso encontrar um «equilíbrio» entre liberdade e segurança.
liberdade noun f
  being free: autonomia, independência, livre-arbítrio; opposite opressão = O poeta lutou pela «liberdade» do seu povo.
justiça noun f
  being fair: equidade, retidão, imparcialidade; opposite injustiça = O filósofo pergunta o que é a «justiça» social.
confiança noun f
  believing in others: crédito, fé, segurança; opposite desconfiança = A «confiança» nos políticos diminuiu nos últimos anos.
dúvida noun f
  not being sure: incerteza, hesitação, suspeita; opposite certeza = Há «dúvidas» quanto à autoria da carta.
exceção noun f
  what does not follow the rule: desvio, irregularidade, caso particular; opposite regra = Esta regra tem várias «exceções» nas línguas vizinhas.
estratégia noun f
  plan for a long way: plano, tática, método = A «estratégia» da empresa assenta em preços baixos.
expectativa noun f
  what one thinks will come: esperança, previsão, perspetiva = Os resultados não corresponderam às «expectativas».
categoria noun f
  class of things: classe, grupo, tipo = As respostas foram divididas em quatro «categorias».
mostrar verb
  make clear by facts: demonstrar, revelar, evidenciar, indicar = O estudo «mostra» que muitos alunos dormem pouco.
  let see: apresentar, exibir, representar = A figura «mostra» a distribuição das respostas.
demonstrar verb
  show that something is true: provar, comprovar, mostrar, evidenciar, confirmar; opposite refutar = Os dados «demonstram» que a medida foi eficaz.
revelar verb
  bring to light: mostrar, desvendar, evidenciar, expor; opposite ocultar, esconder = A análise «revelou» graves erros no sistema.
revelar-se verb
  turn out to be: mostrar-se, manifestar-se = O método «revelou-se» pouco fiável em amostras pequenas.
provar verb
  show that something is true: demonstrar, comprovar, confirmar; opposite refutar = Ninguém conseguiu ainda «provar» este teorema.
comprovar verb
  show that it was right: confirmar, demonstrar, verificar, atestar; opposite desmentir = Vários ensaios «comprovaram» a eficácia da vacina.
confirmar verb
  show that it was right: comprovar, corroborar, verificar, validar, demonstrar; opposite desmentir, refutar = Os resultados «confirmam» a primeira hipótese do estudo.
corroborar verb
  give further grounds for: confirmar, comprovar, apoiar, reforçar; opposite contradizer = Estes dados «corroboram» as conclusões de estudos anteriores.
sustentar verb
  give grounds for: apoiar, fundamentar, corroborar = As fontes não «sustentam» esta interpretação.
  say with reasons: defender, afirmar, alegar, argumentar = O autor «sustenta» que a reforma falhou.
apoiar verb
  give grounds for: sustentar, corroborar, confirmar, reforçar; opposite contrariar = Os dados «apoiam» a ideia de uma origem comum.
  help: ajudar, auxiliar, amparar; opposite prejudicar = O Estado «apoiou» o projeto durante três anos.
fundamentar verb
  give grounds for: sustentar, justificar, apoiar, alicerçar = A autora «fundamenta» a sua tese em documentos inéditos.
justificar verb
  give reasons for: fundamentar, explicar, legitimar = Este capítulo «justifica» a escolha do método.
defender verb
  speak for: sustentar, apoiar, advogar; opposite atacar = A autora «defende» uma reforma profunda do ensino.
afirmar verb
  say that something is so: declarar, dizer, sustentar, defender; academic asseverar; opposite negar = O autor «afirma» que a reforma falhou.
alegar verb
  say without proof: afirmar, invocar, argumentar = O jornal «alega» que o relatório era secreto.
argumentar verb
  say with reasons: sustentar, defender, alegar = Os críticos «argumentam» que o modelo é demasiado simples.
declarar verb
  say publicly: afirmar, anunciar, proclamar = O ministro «declarou» que a lei seria alterada.
considerar verb
  take to be: julgar, achar, reputar, ter por = Muitos professores «consideram» as turmas demasiado grandes.
  think about: ponderar, examinar, ter em conta; opposite ignorar = A análise «considera» apenas escolas públicas.
julgar verb
  have as opinion: considerar, achar, crer, pensar = Os cientistas «julgam» que a espécie é mais antiga.
acreditar verb
  hold to be true: crer, julgar, pensar; opposite duvidar = Os investigadores «acreditam» que a causa é genética.
pensar verb
  have as opinion: julgar, crer, achar = Muitos inquiridos «pensam» que a lei é injusta.
  use the mind: refletir, raciocinar, meditar = A escola deve ensinar os alunos a «pensar».
supor verb
  take to be true: presumir, pressupor, admitir, imaginar = «Supomos» que os preços se mantêm estáveis.
presumir verb
  think likely: supor, conjeturar, imaginar = «Presume-se» que a carta tenha sido escrita em 1520.
pressupor verb
  need to be so first: implicar, exigir, supor = O método «pressupõe» que todos os participantes sabem ler.
sugerir verb
  point to without proof: indicar, insinuar, apontar para = Os dados «sugerem» uma relação entre sono e memória.
  put forward: propor, aconselhar, recomendar = Os autores «sugerem» uma nova definição do conceito.
propor verb
  put forward: sugerir, apresentar, avançar, defender, recomendar = A comissão «propõe» um novo modelo de avaliação.
recomendar verb
  say that it is good to do: aconselhar, sugerir, propor; opposite desaconselhar = O relatório «recomenda» mais investigação nesta área.
exigir verb
  ask for with force: reclamar, reivindicar, requerer = Os operários «exigiram» salários mais altos e menos horas.
  need: requerer, pedir, implicar = Este tipo de análise «exige» muito tempo.
salientar verb
  say with weight: sublinhar, destacar, realçar, frisar = O relatório «salienta» a falta de recursos.
sublinhar verb
  say with weight: salientar, destacar, realçar, acentuar = Os autores «sublinham» a importância da leitura.
destacar verb
  say with weight: salientar, realçar, sublinhar, evidenciar, enfatizar = A crítica «destaca» a musicalidade destes versos.
realçar verb
  say with weight: salientar, destacar, acentuar, enfatizar = O prefácio «realça» a originalidade da obra.
referir verb
  speak of shortly: mencionar, citar, indicar, aludir a = A autora «refere» várias causas possíveis.
mencionar verb
  speak of shortly: referir, citar, nomear, aludir a; opposite omitir = Nenhuma fonte «menciona» o nome do pintor.
citar verb
  repeat the words of a text: transcrever, reproduzir, invocar = O ensaio «cita» longas passagens do romance.
explicar verb
  make clear: esclarecer, elucidar, clarificar, justificar, interpretar = A teoria «explica» a diferença entre os salários.
esclarecer verb
  make clear: clarificar, explicar, elucidar; opposite obscurecer = A introdução «esclarece» os conceitos principais.
clarificar verb
  make clear: esclarecer, explicar, elucidar, precisar = É necessário «clarificar» o sentido deste termo.
ilustrar verb
  make clear by an example: exemplificar, mostrar, documentar = Este caso «ilustra» bem a complexidade do problema.
descrever verb
  tell what something is like: retratar, caracterizar, apresentar, relatar, expor = O capítulo «descreve» a vida quotidiana na aldeia.
retratar verb
  tell what something is like: descrever, representar, pintar = O romance «retrata» a vida dos pescadores do Norte.
apresentar verb
  put before readers: expor, mostrar, divulgar = Os autores «apresentaram» os resultados numa conferência.
  have as a feature: exibir, mostrar, possuir = Os doentes «apresentavam» sintomas ligeiros de gripe.
expor verb
  put before readers: apresentar, explicar, desenvolver = O filósofo «expõe» as suas ideias em forma de diálogo.
definir verb
  say what a term means: delimitar, determinar, explicar = A lei «define» criança como pessoa com menos de 18 anos.
determinar verb
  find out exactly: apurar, calcular, estabelecer, identificar = O laboratório «determinou» a idade da madeira.
  be the cause of how it is: condicionar, ditar, definir = O preço «determina» a escolha de muitos consumidores.
interpretar verb
  take to mean: ler, entender, compreender = O poema pode ser «interpretado» como crítica à guerra.
compreender verb
  know the meaning or cause: entender, perceber, apreender = É difícil «compreender» a obra sem conhecer a época.
  have as parts: incluir, abranger, conter, englobar = A coleção «compreende» cartas de toda a sua vida.
entender verb
  know the meaning or cause: compreender, perceber, apreender = Muitos leitores não «entenderam» a ironia do texto.
analisar verb
  study the parts of: examinar, estudar, investigar, avaliar, interpretar = «Analisámos» sessenta artigos de jornal deste período.
examinar verb
  look into closely: analisar, estudar, observar, inspecionar, investigar = Os peritos «examinaram» o manuscrito durante meses.
estudar verb
  look into closely: analisar, investigar, examinar = O presente trabalho «estuda» o uso da Internet pelas crianças.
investigar verb
  look into closely: estudar, pesquisar, averiguar, indagar = A equipa «investigou» as causas do acidente.
explorar verb
  look into something new: investigar, estudar, examinar = O artigo «explora» a relação entre música e memória.
avaliar verb
  judge the worth of: apreciar, julgar, examinar, medir = O projeto foi «avaliado» ao fim de dois anos.
verificar verb
  look whether it is right: confirmar, comprovar, controlar, conferir = Dois investigadores «verificaram» todas as respostas.
discutir verb
  weigh reasons for and against: debater, analisar, examinar = O último capítulo «discute» as consequências destes resultados.
debater verb
  talk with reasons for and against: discutir, examinar, apreciar = Os deputados «debateram» a proposta durante três dias.
abordar verb
  have as its subject: tratar, focar, versar, analisar = O artigo «aborda» a relação entre a Igreja e o Estado.
tratar verb
  have as its subject: abordar, focar, desenvolver = O romance «trata» temas difíceis com ironia.
  do something against an illness: cuidar de, medicar, curar = Os médicos «trataram» os doentes com um novo fármaco.
comparar verb
  look at two things together: confrontar, cotejar, contrapor, relacionar, equiparar = O estudo «compara» os sistemas de ensino de dois países.
distinguir verb
  see as not the same: diferenciar, discernir, separar; opposite confundir = É importante «distinguir» a causa do efeito.
diferir verb
  be other: divergir, distinguir-se, diferenciar-se; opposite coincidir = Os resultados «diferem» dos de estudos anteriores.
separar verb
  set apart: dividir, isolar, apartar; opposite unir, juntar = Um rio «separa» as duas regiões.
dividir verb
  cut into parts: repartir, separar, fracionar; opposite unir = O autor «divide» a história em quatro períodos.
classificar verb
  put into classes: categorizar, ordenar, agrupar = As plantas foram «classificadas» segundo a forma das folhas.
medir verb
  find how much: calcular, quantificar, determinar = A temperatura foi «medida» duas vezes por dia.
calcular verb
  find by sums: determinar, apurar, computar = «Calculámos» a média de cada grupo.
estimar verb
  say about how much: calcular, avaliar, orçar = As perdas foram «estimadas» em mil milhões de euros.
recolher verb
  bring together: reunir, coligir, obter, juntar = Os investigadores «recolheram» dados em cinco concelhos.
reunir verb
  bring together: juntar, recolher, coligir, agrupar; opposite dispersar = O volume «reúne» ensaios de vários autores.
observar verb
  watch closely: examinar, contemplar, vigiar = Os professores foram «observados» em três aulas.
  notice as a fact: notar, constatar, verificar = «Observa-se» uma descida dos valores depois de 2010.
constatar verb
  find to be so: verificar, notar, comprovar = O relatório «constata» que as metas não foram atingidas.
registar verb
  write down what happens: anotar, assinalar, apontar = Todas as alterações foram «registadas» num caderno.
escolher verb
  take one of several: selecionar, eleger, optar por = «Escolhemos» três romances da mesma década.
selecionar verb
  take some of many: escolher, eleger, separar = Os participantes foram «selecionados» ao acaso.
usar verb
  do something with: utilizar, empregar, recorrer a = O estudo «usa» tanto estatísticas como entrevistas.
utilizar verb
  do something with: usar, empregar, recorrer a, aplicar, servir-se de = Os cientistas «utilizaram» um novo tipo de microscópio.
aplicar verb
  put to use: usar, utilizar, empregar = O modelo pode ser «aplicado» a outras línguas.
realizar verb
  carry out: efetuar, fazer, executar, levar a cabo = O inquérito foi «realizado» no outono de 2018.
efetuar verb
  carry out: realizar, fazer, executar, levar a cabo = As medições foram «efetuadas» em condições controladas.
executar verb
  carry out: realizar, efetuar, cumprir, levar a cabo = A câmara municipal «executou» apenas metade do plano.
alcançar verb
  reach a goal: atingir, obter, conseguir, conquistar = O país ainda não «alcançou» as metas climáticas.
atingir verb
  reach a goal or height: alcançar, chegar a, obter = A produção «atingiu» o seu máximo em 1973.
obter verb
  come to have: conseguir, alcançar, adquirir, atingir, registar = Os alunos «obtiveram» melhores resultados no segundo teste.
conseguir verb
  come to have: obter, alcançar, conquistar = As mulheres «conseguiram» o direito de voto muito mais tarde.
criar verb
  make come about: gerar, produzir, suscitar, originar = A crise «criou» grande insegurança nos mercados.
produzir verb
  make come about: gerar, causar, originar, provocar = O tratamento não «produziu» os efeitos esperados.
constituir verb
  make up: formar, compor, representar = As entrevistas «constituem» a base desta análise.
formar verb
  make up: constituir, compor, criar = Estas ilhas «formam» um arquipélago isolado.
desenvolver verb
  make new or better: criar, elaborar, aperfeiçoar, conceber, construir = A equipa «desenvolveu» um novo método de medição.
surgir verb
  come into being: aparecer, nascer, emergir, despontar; opposite desaparecer = O movimento «surgiu» no final do século XIX.
mudar verb
  make or become other: alterar, modificar, transformar = A tecnologia «mudou» a forma como lemos.
alterar verb
  make other: mudar, modificar, transformar; opposite manter = O governo «alterou» a lei em 2006.
transformar verb
  make into something else: mudar, modificar, converter = A guerra «transformou» a vida das mulheres.
adaptar verb
  make fit: ajustar, adequar, acomodar = O ensino deve ser «adaptado» às necessidades de cada aluno.
aumentar verb
  get more: crescer, subir, elevar-se; opposite diminuir = O número de habitantes «aumentou» depois da guerra.
  make more: elevar, ampliar, incrementar; opposite reduzir = A empresa pretende «aumentar» a produção.
crescer verb
  get bigger: aumentar, subir, expandir-se; opposite diminuir = O interesse pelo tema tem «crescido» nos últimos anos.
subir verb
  get higher: aumentar, crescer, elevar-se; opposite descer = Os preços dos alimentos «subiram» muito este ano.
diminuir verb
  get less: decrescer, descer, baixar, reduzir-se, cair; opposite aumentar, crescer = A percentagem de fumadores «diminuiu» desde 1990.
descer verb
  get lower: baixar, diminuir, cair; opposite subir = A taxa de natalidade «desceu» em quase todos os países.
reduzir verb
  make less: diminuir, baixar, limitar, cortar; opposite aumentar = A medida «reduziu» as emissões em um terço.
melhorar verb
  make better: aperfeiçoar, aprimorar, otimizar; opposite piorar = As novas regras «melhoraram» a comunicação entre os serviços.
piorar verb
  make worse: agravar, deteriorar, prejudicar; opposite melhorar = A seca «piorou» as condições de vida no campo.
agravar verb
  make worse: piorar, intensificar, acentuar; opposite atenuar, aliviar = A crise «agravou» as desigualdades entre as regiões.
reforçar verb
  make stronger: fortalecer, consolidar, intensificar; opposite enfraquecer = A reforma «reforçou» os poderes das regiões.
enfraquecer verb
  make weaker: debilitar, fragilizar, abalar; opposite fortalecer, reforçar = A falta de fontes «enfraquece» o argumento do autor.
limitar verb
  keep within bounds: restringir, delimitar, confinar; opposite alargar, ampliar = A lei «limita» o acesso a estes documentos.
alargar verb
  make wider: ampliar, estender, expandir; opposite restringir, limitar = O estudo «alarga» o nosso conhecimento da doença.
acrescentar verb
  put to what is there: adicionar, juntar, somar; opposite retirar = A segunda edição «acrescenta» um capítulo sobre a guerra.
completar verb
  add what is missing: complementar, suplementar, enriquecer = As entrevistas «completam» os dados do inquérito.
causar verb
  bring about: provocar, originar, gerar, ocasionar = As cheias «causaram» grandes estragos nas colheitas.
provocar verb
  bring about: causar, originar, suscitar, desencadear = O artigo «provocou» um debate intenso.
originar verb
  bring about: causar, provocar, gerar, dar origem a = O imposto «originou» uma revolta no Norte.
gerar verb
  bring about: criar, produzir, causar, originar = O novo imposto «gerou» protestos em todo o país.
suscitar verb
  call forth: provocar, despertar, levantar = A proposta «suscitou» muitas dúvidas entre os juristas.
influenciar verb
  have an effect on: afetar, condicionar, influir em, moldar, determinar = A família «influencia» a escolha da profissão.
afetar verb
  have an effect on: atingir, influenciar, abalar = A crise «afetou» sobretudo os trabalhadores mais jovens.
implicar verb
  have as a consequence: acarretar, envolver, exigir, pressupor = O acordo «implica» custos para ambos os países.
levar verb
  have as a result (with a): conduzir, dar origem, dar lugar = A discórdia «levou» à divisão do partido.
conduzir verb
  have as a result (with a): levar, dar lugar = Esta política «conduziu» a um aumento da pobreza.
concluir verb
  come to a conclusion: deduzir, inferir, depreender = Os autores «concluem» que a medida é eficaz.
  do the last part: terminar, acabar, finalizar; opposite começar, iniciar = A equipa «concluiu» o trabalho em três anos.
deduzir verb
  come to by reasoning: inferir, concluir, depreender = Destes dados pode «deduzir-se» que a população diminuiu.
basear-se verb
  rest on (with em): assentar, fundamentar-se, apoiar-se = O trabalho «baseia-se» em entrevistas com dez professores.
assentar verb
  rest on (with em): basear-se, apoiar-se, fundar-se = A teoria «assenta» em poucos princípios simples.
depender verb
  be decided by (with de): estar dependente, ser função = O resultado «depende» do tamanho da amostra.
resultar verb
  come as an effect (with de): decorrer, provir, derivar, advir = O erro «resultou» de uma leitura apressada.
associar verb
  join in the mind: ligar, relacionar, vincular; opposite dissociar = Muitos leitores «associam» o autor à poesia moderna.
relacionar verb
  join in the mind: ligar, associar, articular = O ensaio «relaciona» o poema com a vida do autor.
ligar verb
  join: unir, aproximar, vincular; opposite separar = Uma tradição comum «liga» as duas aldeias.
conter verb
  have in it: incluir, encerrar, compreender, integrar, abranger = O livro «contém» vinte contos sobre a guerra.
incluir verb
  have as a part: compreender, abranger, englobar, integrar; opposite excluir = A amostra «inclui» alunos de todas as idades.
abranger verb
  have as parts: incluir, compreender, englobar, cobrir; opposite excluir = O inquérito «abrange» um período de dez anos.
permitir verb
  make possible: possibilitar, facultar, viabilizar; opposite impedir = A tecnologia «permite» análises muito mais rápidas.
  let be done: autorizar, consentir, admitir; opposite proibir = A lei não «permite» publicidade dirigida a crianças.
ajudar verb
  do good to someone: auxiliar, apoiar, assistir = Bons exemplos «ajudam» os alunos a compreender a matéria.
favorecer verb
  help to grow: promover, fomentar, beneficiar; opposite prejudicar = O clima «favorece» a cultura da vinha.
promover verb
  help to grow: fomentar, favorecer, estimular, impulsionar = O jogo «promove» as competências sociais das crianças.
facilitar verb
  make easier: simplificar, favorecer, ajudar; opposite dificultar = Os exemplos «facilitam» a leitura do texto.
dificultar verb
  make harder: complicar, entravar, prejudicar; opposite facilitar = A falta de dados «dificulta» a comparação.
impedir verb
  stop from happening: evitar, obstar a, travar; opposite permitir = Os preços altos «impedem» a compra de casa própria.
evitar verb
  keep away from: contornar, fugir a, esquivar-se a = Nas entrevistas «evitámos» perguntas longas ou tendenciosas.
resolver verb
  find the answer to: solucionar, deslindar, ultrapassar = Ninguém conseguiu até hoje «resolver» este problema.
oferecer verb
  hold out to someone: proporcionar, dar, disponibilizar = A universidade «oferece» cursos de escrita académica.
fornecer verb
  let have: dar, proporcionar, facultar, disponibilizar = As cartas «fornecem» informações sobre a vida na corte.
contribuir verb
  add one's part (with para): concorrer, colaborar, ajudar, cooperar, participar = Vários fatores «contribuíram» para o fracasso do plano.
tentar verb
  do to see whether it goes: procurar, esforçar-se por = O artigo «tenta» explicar esta diferença.
procurar verb
  do to see whether it goes: tentar, esforçar-se por, visar = O presente estudo «procura» responder a duas perguntas.
pretender verb
  have as an aim: querer, tencionar, desejar = Com este trabalho «pretendemos» descrever o falar da região.
encontrar verb
  come upon: achar, descobrir, detetar = Não «encontrámos» diferenças entre rapazes e raparigas.
descobrir verb
  see for the first time: encontrar, achar, detetar, desvendar = Os historiadores «descobriram» uma carta desconhecida no arquivo.
identificar verb
  find and name: reconhecer, detetar, distinguir = O estudo «identificou» três causas do abandono escolar.
reconhecer verb
  say that it is so: admitir, aceitar, confessar; opposite negar = O autor «reconhece» que a amostra é pequena.
publicar verb
  bring out a text: editar, divulgar, dar à estampa = Os resultados foram «publicados» numa revista internacional.
exprimir verb
  put into words: expressar, manifestar, formular = Muitos participantes «exprimiram» receio quanto ao futuro.
significar verb
  have as its meaning: querer dizer, indicar, representar = Um valor baixo «significa» que o risco é pequeno.
designar verb
  give a name to: denominar, chamar, apelidar = Este período da história foi mais tarde «designado» idade de ouro.
corresponder verb
  fit with (with a): equivaler, adequar-se, ajustar-se = Os números «correspondem» às nossas previsões.
coincidir verb
  agree with (with com): concordar, condizer, harmonizar-se; opposite divergir = Os dados «coincidem» com os de outros estudos.
ocorrer verb
  happen: acontecer, suceder, dar-se, verificar-se = As maiores mudanças «ocorreram» nos anos sessenta.
acontecer verb
  happen: ocorrer, suceder, passar-se = O romance conta o que «aconteceu» depois da guerra.
existir verb
  be there: haver, subsistir, conhecer-se = «Existem» duas versões diferentes deste conto.
começar verb
  do the first part: iniciar, principiar; academic encetar; opposite acabar, terminar = A equipa «começou» o trabalho de campo em maio.
terminar verb
  do the last part: acabar, concluir, finalizar; opposite começar, iniciar = O autor «termina» o artigo com uma pergunta.
continuar verb
  go on: prosseguir, perdurar, manter-se; opposite parar, cessar = O debate «continuou» durante vários anos.
manter verb
  keep as it is: conservar, preservar, sustentar; opposite alterar = As aldeias «mantiveram» os seus costumes antigos.
decidir verb
  settle: deliberar, resolver, determinar = O tribunal «decidiu» anular o contrato.
estabelecer verb
  set up: fixar, instituir, definir, criar = A Constituição «estabelece» os direitos dos cidadãos.
rejeitar verb
  say no to: recusar, repudiar, afastar; opposite aceitar = A autora «rejeita» a interpretação tradicional do poema.
aceitar verb
  say yes to: admitir, acolher, aprovar; opposite rejeitar, recusar = A maioria dos especialistas «aceita» esta explicação.
admitir verb
  say that it is so: reconhecer, aceitar, conceder; opposite negar = O autor «admite» que os dados são escassos.
negar verb
  say that it is not so: contestar, desmentir, refutar; opposite afirmar, admitir = Poucos cientistas «negam» que o clima está a mudar.
refutar verb
  show that it was wrong: rebater, contestar, desmentir, contradizer; opposite confirmar = As novas medições «refutam» a teoria anterior.
contestar verb
  say that it is not so: impugnar, contrariar, refutar; opposite aceitar = Vários historiadores «contestam» esta versão dos factos.
criticar verb
  say what is wrong: censurar, reprovar, condenar; opposite elogiar = Os professores «criticaram» a falta de clareza do plano.
questionar verb
  raise doubts about: contestar, interrogar, pôr em causa = O ensaio «questiona» a ideia tradicional de progresso.
contradizer verb
  say the opposite of: desmentir, contrariar, contestar; opposite confirmar = Esta testemunha «contradiz» as declarações do capitão.
substituir verb
  come in place of: render, suplantar, ocupar o lugar de = As máquinas «substituíram» grande parte dos trabalhadores.
garantir verb
  make sure: assegurar, salvaguardar, proteger; dated afiançar = A lei «garante» a liberdade de expressão.
resumir verb
  say shortly what was said: sintetizar, condensar, recapitular; opposite desenvolver = O último parágrafo «resume» as conclusões principais.
representar verb
  make up a share: constituir, formar, perfazer = As mulheres «representam» dois terços da amostra.
  stand for: simbolizar, significar, figurar, retratar, refletir = A casa «representa» a liberdade neste romance.
necessitar verb
  have need of (with de): precisar, carecer = As crianças «necessitam» de mais tempo para ler.
funcionar verb
  work as it should: resultar, operar, trabalhar = O sistema «funciona» bem em cidades pequenas.
importante adjective
  that matters much: relevante, significativo, essencial, fundamental, crucial; opposite irrelevante, secundário = Um dado «importante» é a idade dos participantes.
relevante adjective
  that has to do with it: pertinente, importante, significativo; opposite irrelevante = Só os artigos «relevantes» foram incluídos na análise.
significativo adjective
  large enough to matter: considerável, importante, relevante, assinalável, expressivo; opposite insignificante = Houve uma redução «significativa» do número de acidentes.
fundamental adjective
  on which the rest stands: essencial, básico, basilar, primordial; opposite secundário = A confiança é um elemento «fundamental» da democracia.
essencial adjective
  that cannot be left out: fundamental, indispensável, imprescindível, vital; opposite acessório = A leitura é «essencial» para o sucesso escolar.
decisivo adjective
  on which all depends: determinante, crucial, fulcral = O apoio da família foi «decisivo» para os alunos.
crucial adjective
  on which all depends: decisivo, determinante, fulcral = O papel dos professores é «crucial» neste processo.
principal adjective
  first in weight: central, fundamental, primordial, maior, predominante; opposite secundário = A «principal» causa do abandono é a pobreza.
central adjective
  in the middle of a matter: principal, fulcral, fundamental; opposite periférico, marginal = A memória é um tema «central» na sua obra.
básico adjective
  on which the rest stands: elementar, fundamental, essencial = Faltam aos alunos conhecimentos «básicos» de matemática.
considerável adjective
  rather large: apreciável, significativo, notável; opposite insignificante = O projeto permitiu uma poupança «considerável» de energia.
notável adjective
  worth noticing: assinalável, extraordinário, admirável = É «notável» a rapidez com que a cidade cresceu.
evidente adjective
  that all can see: óbvio, manifesto, patente, claro; opposite duvidoso = É «evidente» a influência do realismo francês.
claro adjective
  easy to see or understand: evidente, nítido, inequívoco, óbvio, manifesto; opposite obscuro, confuso = O estudo dá uma resposta «clara» à pergunta inicial.
óbvio adjective
  that all can see: evidente, manifesto, claro, patente = A fraqueza deste argumento é «óbvia».
nítido adjective
  easy to see: claro, distinto, evidente; opposite vago, impreciso = Há uma diferença «nítida» entre as duas versões.
vago adjective
  hard to pin down: impreciso, indefinido, indeterminado; opposite preciso, claro = A lei usa uma definição demasiado «vaga» de família.
ambíguo adjective
  with two meanings: equívoco, dúbio; opposite inequívoco, claro = O final do romance é propositadamente «ambíguo».
preciso adjective
  without fault: exato, rigoroso, certo; opposite impreciso, vago = É necessária uma definição mais «precisa» do conceito.
exato adjective
  without fault: preciso, rigoroso, certo; opposite inexato = A data «exata» da fundação é desconhecida.
rigoroso adjective
  done with great care: exato, preciso, minucioso; opposite impreciso = A autora faz uma análise «rigorosa» das fontes.
correto adjective
  without fault: certo, exato, acertado; opposite incorreto, errado = Apenas metade dos alunos deu a resposta «correta».
errado adjective
  not right: incorreto, falso, equivocado; opposite certo, correto = O número indicado no relatório estava «errado».
verdadeiro adjective
  as it is: real, autêntico, genuíno; opposite falso = O romance baseia-se numa história «verdadeira».
falso adjective
  not as it is: errado, inverídico, enganador; opposite verdadeiro = Esta afirmação do autor revelou-se «falsa».
válido adjective
  that holds: legítimo, fundamentado, aceitável; opposite inválido = O argumento só é «válido» em certas condições.
fiável adjective
  that one can trust: credível, seguro, digno de confiança; opposite duvidoso = As cartas são a fonte mais «fiável» de que dispomos.
credível adjective
  worth belief: fiável, digno de crédito; opposite inverosímil = O narrador do romance não é «credível».
convincente adjective
  that makes one believe: persuasivo, sólido, concludente; opposite fraco = O autor apresenta argumentos «convincentes» a favor da reforma.
coerente adjective
  that hangs together: consistente, lógico, congruente; opposite incoerente = O texto apresenta uma argumentação «coerente» e clara.
plausível adjective
  that may well be so: verosímil, aceitável, razoável; opposite inverosímil = Uma explicação «plausível» é a falta de recursos.
razoável adjective
  that reason allows: sensato, aceitável, justo; opposite absurdo = É «razoável» admitir que os números estão certos.
legítimo adjective
  that law or reason allows: justo, fundado, justificado; opposite ilegítimo = É «legítimo» perguntar quem beneficia com esta lei.
controverso adjective
  about which people do not agree: polémico, discutível, contestado; opposite consensual = A teoria continua a ser «controversa» entre os economistas.
contraditório adjective
  that says opposite things: incompatível, discrepante, incoerente; opposite coerente = As fontes dão informações «contraditórias» sobre a batalha.
necessário adjective
  that must be: indispensável, imprescindível, preciso, fundamental; opposite desnecessário = São «necessários» mais estudos nesta área.
indispensável adjective
  that cannot be left out: imprescindível, essencial, necessário; opposite dispensável = A água é «indispensável» à vida das plantas.
obrigatório adjective
  that one must do: compulsório, imperativo, forçoso; opposite facultativo, voluntário = A escola tornou-se «obrigatória» para todas as crianças.
possível adjective
  that can be: viável, realizável, exequível; opposite impossível = Não foi «possível» repetir a experiência em todas as escolas.
impossível adjective
  that cannot be: inviável, irrealizável, impraticável; opposite possível = Seria «impossível» verificar todos os documentos.
provável adjective
  that may well be: plausível, verosímil, presumível; opposite improvável = A causa mais «provável» é um erro de medição.
certo adjective
  without doubt: seguro, indubitável, garantido; opposite incerto, duvidoso = O êxito do projeto parecia «certo» desde o início.
incerto adjective
  not sure: duvidoso, indefinido, inseguro; opposite certo = O futuro do projeto permanece «incerto».
adequado adjective
  that fits a use: apropriado, conveniente, idóneo; opposite inadequado = O método é «adequado» a grupos pequenos.
apropriado adjective
  that fits a use: adequado, conveniente, indicado; opposite inadequado, impróprio = A linguagem do livro é «apropriada» para crianças.
suficiente adjective
  as much as is needed: bastante, satisfatório, adequado, aceitável; opposite insuficiente = Não dispomos de informação «suficiente» sobre os participantes.
eficaz adjective
  that works well: eficiente, efetivo, produtivo; opposite ineficaz = A vacina é «eficaz» contra a maioria das variantes.
útil adjective
  that helps: proveitoso, vantajoso, valioso, prático, pertinente; opposite inútil = O livro oferece uma «útil» introdução ao tema.
valioso adjective
  of great worth: precioso, útil, importante; opposite insignificante = O diário é uma fonte «valiosa» para os historiadores.
vantajoso adjective
  that brings good: favorável, proveitoso, benéfico; opposite desvantajoso = O acordo foi «vantajoso» para ambas as partes.
favorável adjective
  that brings good: propício, vantajoso, benéfico; opposite desfavorável = O clima do vale é «favorável» ao cultivo da vinha.
prejudicial adjective
  that does harm: nocivo, danoso, lesivo; opposite benéfico = O ruído é «prejudicial» à saúde dos trabalhadores.
positivo adjective
  that does good: favorável, benéfico, proveitoso; opposite negativo = O exercício tem um efeito «positivo» na memória.
negativo adjective
  that does no good: desfavorável, prejudicial, nocivo; opposite positivo = A reforma teve também consequências «negativas» no interior.
grave adjective
  that may do much harm: sério, severo, preocupante; opposite ligeiro = A seca é um problema «grave» nesta região.
complexo adjective
  with many parts: complicado, intrincado, elaborado, multifacetado, difícil; opposite simples = As causas do conflito são muito «complexas».
complicado adjective
  hard to understand: complexo, difícil, intrincado; opposite simples, fácil = O processo foi considerado «complicado» pelos utentes.
simples adjective
  not hard: fácil, elementar, acessível, claro, básico; opposite complexo, complicado = O modelo é «simples» de explicar aos alunos.
difícil adjective
  not easy: árduo, complicado, custoso; opposite fácil = É «difícil» medir este tipo de efeitos.
fácil adjective
  not hard: simples, acessível, cómodo; opposite difícil = O questionário era «fácil» de preencher.
diferente adjective
  not the same: distinto, diverso, desigual, divergente, variado; opposite igual = As duas fontes dão versões «diferentes» do acontecimento.
distinto adjective
  not the same: diferente, diverso, separado; opposite igual, idêntico = Os autores partem de pressupostos muito «distintos».
diverso adjective
  of several kinds: variado, múltiplo, diferente = O fenómeno pode ter causas muito «diversas».
vário adjective
  more than two: diverso, numeroso, múltiplo = O assunto foi tratado em «vários» artigos recentes.
semelhante adjective
  nearly the same: parecido, análogo, similar, idêntico, equivalente; opposite diferente = Uma evolução «semelhante» ocorreu nos países vizinhos.
igual adjective
  the same: idêntico, equivalente; opposite diferente, desigual = Os resultados foram quase «iguais» nos dois grupos.
comum adjective
  that several have: partilhado, coletivo; opposite individual = Os dois países têm uma história «comum».
  often seen: frequente, habitual, corrente, vulgar; opposite raro = Um erro «comum» é confundir os dois conceitos.
geral adjective
  true of all or most: global, universal, genérico; opposite particular, específico = O autor tira conclusões «gerais» de poucos exemplos.
particular adjective
  of one certain thing: específico, singular, próprio; opposite geral = O artigo trata um caso «particular» de emigração.
específico adjective
  of one certain thing: particular, determinado, concreto; opposite geral, genérico = O estudo trata um problema «específico» do ensino.
concreto adjective
  that one can point at: específico, real, palpável; opposite abstrato = O relatório dá conselhos «concretos» aos professores.
típico adjective
  as most of its kind: característico, representativo, emblemático; opposite atípico = A frase curta é «típica» do seu estilo.
característico adjective
  that marks it: típico, próprio, distintivo = Um traço «característico» da época é a fé no progresso.
frequente adjective
  that often happens: comum, habitual, corrente, usual, recorrente; opposite raro = A causa mais «frequente» dos acidentes foi a velocidade.
habitual adjective
  as it mostly is: usual, costumeiro, frequente; opposite invulgar, raro = As aulas seguiram o programa «habitual» da escola.
raro adjective
  not often seen: invulgar, pouco frequente, excecional; opposite frequente, comum = O estudo descreve uma doença «rara» nas crianças.
novo adjective
  not there before: recente, inovador, inédito, original, moderno; opposite antigo, velho = Os autores propõem um «novo» método de análise.
recente adjective
  of a short time ago: novo, atual, moderno; opposite antigo = Estudos «recentes» põem em causa esta teoria.
antigo adjective
  of a long time ago: velho, remoto, arcaico; opposite recente, moderno = O manuscrito mais «antigo» data do século XII.
anterior adjective
  that was before: precedente, prévio, antecedente; opposite posterior, seguinte = Estes resultados confirmam a investigação «anterior».
posterior adjective
  that comes after: subsequente, ulterior, seguinte; opposite anterior = As edições «posteriores» omitem este capítulo.
atual adjective
  that is now: presente, contemporâneo, vigente; opposite passado, antigo = O sistema «atual» foi criado em 2006.
moderno adjective
  of our time: contemporâneo, atual, novo; opposite antigo = A família «moderna» tem menos filhos.
grande adjective
  of much size: vasto, enorme, considerável, elevado, significativo; opposite pequeno = A reforma teve «grande» importância para a agricultura.
pequeno adjective
  of not much size: reduzido, diminuto, escasso, limitado, ligeiro; opposite grande = Houve apenas uma «pequena» diferença entre os grupos.
elevado adjective
  far up on a scale: alto, grande, considerável; opposite baixo, reduzido = A região tem uma taxa «elevada» de desemprego.
baixo adjective
  far down on a scale: reduzido, diminuto, fraco; opposite alto, elevado = A taxa de resposta foi «baixa» nos mais idosos.
reduzido adjective
  of not much size: pequeno, diminuto, escasso, limitado; opposite elevado, amplo = O número «reduzido» de casos limita as conclusões.
longo adjective
  that takes much time: prolongado, extenso, demorado; opposite breve, curto = Depois de um «longo» debate, a lei foi aprovada.
breve adjective
  that takes little time: curto, sucinto, conciso; opposite longo, extenso = O livro abre com uma «breve» introdução ao tema.
vasto adjective
  that takes in much: amplo, extenso, grande; opposite reduzido, restrito = A autora reuniu um «vasto» conjunto de documentos.
amplo adjective
  that takes in much: vasto, extenso, largo; opposite restrito = A reforma teve «amplo» apoio da população.
completo adjective
  with nothing missing: total, integral, exaustivo; opposite incompleto = A lista «completa» das fontes encontra-se no fim.
profundo adjective
  that goes deep: aprofundado, intenso, radical; opposite superficial = A revolução trouxe mudanças «profundas» à sociedade.
pormenorizado adjective
  with many particulars: detalhado, minucioso, exaustivo; opposite sumário = O anexo contém uma descrição «pormenorizada» do ensaio.
superficial adjective
  that does not go deep: ligeiro, leve, sumário; opposite profundo = Os jornais fizeram uma leitura «superficial» do relatório.
teórico adjective
  of theory: abstrato, especulativo, conceptual; opposite prático = O capítulo apresenta o quadro «teórico» do estudo.
prático adjective
  of doing: concreto, aplicado, empírico; opposite teórico = Os alunos adquirem experiência «prática» nas empresas.
científico adjective
  of research: académico, erudito = Um artigo «científico» deve indicar todas as fontes.
social adjective
  of society: coletivo, comunitário; opposite individual = A leitura em grupo era uma prática «social» muito comum.
económico adjective
  of money: financeiro, monetário, material = Muitas famílias tiveram dificuldades «económicas» depois da guerra.
direto adjective
  with nothing between: imediato, linear, estreito; opposite indireto = Há uma ligação «direta» entre preço e procura.
independente adjective
  not ruled by others: autónomo, livre, soberano; opposite dependente = O relatório foi escrito por um grupo «independente».
forte adjective
  with much force: intenso, vigoroso, sólido, acentuado, estreito; opposite fraco = O estudo encontrou uma «forte» relação entre sono e memória.
fraco adjective
  with little force: débil, frágil, ténue, reduzido, limitado; opposite forte = A teoria tem uma base empírica muito «fraca».
constante adjective
  that stays the same: permanente, contínuo, regular; opposite inconstante, variável = Os preços subiram a um ritmo «constante».
duradouro adjective
  that stays long: permanente, estável, prolongado; opposite passageiro, efémero = A medida não teve efeitos «duradouros».
temporário adjective
  for a short time: provisório, transitório, passageiro; opposite permanente, definitivo = O encerramento foi apenas uma medida «temporária».
objetivo adjective
  free of one's own wishes: imparcial, neutro, isento; opposite subjetivo = Nenhum historiador consegue ser inteiramente «objetivo».
crítico adjective
  that looks for faults: analítico, exigente; opposite acrítico = Os alunos devem aprender a ler com espírito «crítico».
surpreendente adjective
  not expected: inesperado, espantoso, imprevisto; opposite previsível = Um resultado «surpreendente» foi o dos alunos mais novos.
gradual adjective
  little by little: progressivo, lento, paulatino; opposite repentino, súbito = As fontes indicam uma mudança «gradual» dos costumes.
crescente adjective
  getting more: progressivo, ascendente; opposite decrescente = Há um interesse «crescente» pelos produtos locais.
numeroso adjective
  very many: abundante, múltiplo, inúmero; opposite escasso, raro = O tema foi discutido em «numerosos» artigos.
escasso adjective
  not enough: insuficiente, diminuto, parco, limitado; opposite abundante = As fontes sobre este período são «escassas».
tradicional adjective
  as it long was: clássico, costumeiro, convencional; opposite moderno, inovador = O ensino «tradicional» valorizava muito a memória.
público adjective
  of the state or open to all: estatal, oficial, coletivo; opposite privado = O ensino «público» é gratuito em todo o país.
justo adjective
  fair: equitativo, imparcial, reto; opposite injusto = Muitos alunos não consideraram a avaliação «justa».
inicial adjective
  at the start: original, primitivo; opposite final = A hipótese «inicial» teve de ser abandonada.
principalmente adverb
  more than others: sobretudo, especialmente, particularmente, em especial = A reforma afetou «principalmente» as escolas do interior.
sobretudo adverb
  more than others: principalmente, especialmente, em particular = O termo é usado «sobretudo» na linguagem jurídica.
especialmente adverb
  more than others: particularmente, sobretudo, em especial = Os efeitos são «especialmente» visíveis nas grandes cidades.
essencialmente adverb
  in the main: fundamentalmente, basicamente, no essencial = A obra é «essencialmente» uma crítica à burguesia.
geralmente adverb
  in most cases: normalmente, em geral, habitualmente, em regra = Estes projetos duram «geralmente» três anos.
normalmente adverb
  in most cases: geralmente, habitualmente, por norma = As aulas começam «normalmente» em setembro.
frequentemente adverb
  many times: muitas vezes, com frequência, habitualmente, regularmente; literary amiúde; opposite raramente = O romance é «frequentemente» lido como autobiografia.
muitas vezes adverb
  many times: frequentemente, com frequência, não raro = As fontes «muitas vezes» não indicam o autor.
raramente adverb
  few times: poucas vezes, quase nunca, excecionalmente; opposite frequentemente = Os resultados negativos são «raramente» publicados.
sempre adverb
  at all times: constantemente, invariavelmente, em todos os casos, permanentemente, continuamente; opposite nunca = As memórias não são «sempre» fontes seguras.
às vezes adverb
  at some times: por vezes, ocasionalmente, de vez em quando = O narrador dirige-se «às vezes» diretamente ao leitor.
ainda adverb
  now as before: até agora, até hoje, por enquanto = As causas da doença são «ainda» desconhecidas.
atualmente adverb
  at this time: hoje, hoje em dia, presentemente; opposite antigamente = O manuscrito encontra-se «atualmente» em Évora.
recentemente adverb
  not long ago: há pouco tempo, ultimamente, há pouco = Uma carta do poeta foi «recentemente» encontrada no arquivo.
anteriormente adverb
  at a time before: antes, previamente, já antes; opposite posteriormente = Como se disse «anteriormente», a amostra é reduzida.
posteriormente adverb
  at a time after: mais tarde, depois, ulteriormente; opposite anteriormente = Os dados foram «posteriormente» confirmados por outros autores.
gradualmente adverb
  little by little: progressivamente, pouco a pouco, aos poucos; opposite subitamente = O poder do rei foi «gradualmente» limitado.
progressivamente adverb
  little by little: gradualmente, pouco a pouco, cada vez mais = A língua foi «progressivamente» abandonada pelos jovens.
rapidamente adverb
  in a short time: depressa, com rapidez, velozmente, prontamente, aceleradamente; opposite lentamente = A doença espalhou-se «rapidamente» pelas cidades.
simultaneamente adverb
  at the same time: ao mesmo tempo, em simultâneo, paralelamente = As duas equipas trabalharam «simultaneamente» no problema.
quase adverb
  not quite: praticamente, a bem dizer = A população «quase» duplicou em dez anos.
aproximadamente adverb
  more or less: cerca de, perto de, mais ou menos; opposite exatamente = As entrevistas duraram «aproximadamente» uma hora.
apenas adverb
  no more than: só, somente, unicamente = O estudo abrange «apenas» escolas públicas.
só adverb
  no more than: apenas, somente, unicamente = A lei «só» entrou em vigor dois anos depois.
exclusivamente adverb
  and nothing else: unicamente, apenas, somente = A análise baseia-se «exclusivamente» em fontes escritas.
parcialmente adverb
  in part: em parte, até certo ponto, de forma parcial; opposite totalmente = A hipótese foi «parcialmente» confirmada pelos dados.
totalmente adverb
  in every way: completamente, inteiramente, por completo; opposite parcialmente = As duas teorias são «totalmente» incompatíveis.
completamente adverb
  in every way: totalmente, inteiramente, por inteiro; opposite parcialmente = O incêndio destruiu «completamente» o arquivo da cidade.
muito adverb
  to a high degree: bastante, extremamente, sobremaneira; opposite pouco = Este tema é «muito» debatido nos jornais.
bastante adverb
  to some degree: muito, consideravelmente; literary assaz; opposite pouco = As diferenças entre os países são «bastante» grandes.
extremamente adverb
  to a very high degree: muitíssimo, sumamente, imensamente = O processo foi «extremamente» lento e dispendioso.
relativamente adverb
  compared with others: comparativamente, razoavelmente, até certo ponto = O método é «relativamente» fácil de aplicar.
consideravelmente adverb
  to a high degree: bastante, significativamente, notavelmente = Os custos aumentaram «consideravelmente» durante as obras.
significativamente adverb
  enough to matter: consideravelmente, sensivelmente, de modo significativo = O consumo de açúcar diminuiu «significativamente» desde 2015.
claramente adverb
  so that one can see it: nitidamente, manifestamente, visivelmente, inequivocamente, explicitamente = Os números mostram «claramente» o efeito da medida.
provavelmente adverb
  as is likely: possivelmente, presumivelmente, com toda a probabilidade, verosimilmente, em princípio = A carta foi «provavelmente» escrita por outra pessoa.
talvez adverb
  as may be: possivelmente, porventura; literary quiçá = Esta é «talvez» a causa mais importante.
possivelmente adverb
  as may be: talvez, provavelmente, porventura = O retrato é «possivelmente» obra de um discípulo.
efetivamente adverb
  in truth: realmente, de facto, na verdade = Poucas destas medidas foram «efetivamente» aplicadas.
realmente adverb
  in truth: de facto, efetivamente, na verdade = Importa saber o que «realmente» aconteceu naquela noite.
evidentemente adverb
  as all can see: obviamente, manifestamente, naturalmente = O texto foi «evidentemente» escrito para crianças.
também adverb
  as one more: igualmente, do mesmo modo; dated outrossim = O estudo abrange «também» escolas privadas.
igualmente adverb
  as one more: também, do mesmo modo, da mesma forma = A autora analisa «igualmente» a poesia da época.
diretamente adverb
  with nothing between: sem intermediários, de forma direta; opposite indiretamente = A lei não se aplica «diretamente» às empresas.
inicialmente adverb
  at first: a princípio, de início, primeiramente; opposite finalmente = O edifício foi «inicialmente» um convento.
aparentemente adverb
  as it looks: ao que parece, na aparência, à primeira vista = As duas teorias são «aparentemente» incompatíveis.
pelo menos adverb
  not less than: no mínimo, ao menos; opposite no máximo = Os candidatos deviam ter «pelo menos» dois anos de experiência.
finalmente connective
  as the last point: por fim, por último, em último lugar = «Finalmente», discutem-se algumas limitações do estudo.
em primeiro lugar connective
  as the first point: primeiro, antes de mais, para começar = «Em primeiro lugar», a amostra é muito pequena.
no entanto connective
  but: contudo, porém, todavia, não obstante = A amostra é grande; os dados são, «no entanto», antigos.
contudo connective
  but: porém, todavia, no entanto, ainda assim = O método é rápido; tem, «contudo», algumas falhas.
porém connective
  but: contudo, todavia, no entanto = A teoria é elegante; falta, «porém», confirmá-la com dados.
todavia connective
  but: contudo, porém, no entanto = A lei foi aprovada; nunca foi, «todavia», aplicada.
mas connective
  but: porém, contudo, todavia = A amostra é pequena, «mas» as respostas são ricas.
ainda assim connective
  in spite of that: mesmo assim, apesar disso, não obstante = Os dados são poucos; «ainda assim», merecem atenção.
apesar disso connective
  in spite of that: ainda assim, mesmo assim, não obstante = A seca foi longa; «apesar disso», a colheita foi boa.
pelo contrário connective
  as the opposite: ao contrário, inversamente, ao invés = A medida não ajudou; «pelo contrário», agravou a crise.
por outro lado connective
  seen from the other side: em contrapartida, noutra perspetiva; opposite por um lado = «Por outro lado», o método exige muito tempo.
em contrapartida connective
  as the opposite: por outro lado, pelo contrário, ao invés = As cidades cresceram; o interior, «em contrapartida», perdeu população.
portanto connective
  for that reason: logo, por isso, por conseguinte, assim = A amostra é pequena; não podemos, «portanto», generalizar.
por isso connective
  for that reason: portanto, por conseguinte, por esse motivo = As fontes são raras e «por isso» muito valiosas.
assim connective
  for that reason: deste modo, portanto, desta forma = Os preços subiram e, «assim», a procura diminuiu.
por conseguinte connective
  for that reason: portanto, consequentemente, por isso = O documento é falso e, «por conseguinte», sem valor.
consequentemente connective
  for that reason: por conseguinte, portanto, em consequência = A produção caiu; «consequentemente», os preços aumentaram.
deste modo connective
  in this way: desta forma, desta maneira, assim = «Deste modo», a lei reforçou os direitos das mulheres.
porque connective
  for the reason that: visto que, uma vez que, dado que, já que = O estudo é importante «porque» usa dados novos.
uma vez que connective
  for the reason that: visto que, já que, dado que = Não podemos generalizar, «uma vez que» a amostra é pequena.
visto que connective
  for the reason that: uma vez que, dado que, já que = A datação é difícil, «visto que» faltam documentos.
embora connective
  in spite of the fact that: ainda que, se bem que; literary conquanto = A teoria é útil, «embora» tenha algumas falhas.
ainda que connective
  in spite of the fact that: embora, se bem que, mesmo que = O poema é moderno, «ainda que» respeite a métrica clássica.
apesar de preposition
  in spite of: não obstante, a despeito de; literary malgrado = «Apesar de» muitas críticas, a lei foi aprovada.
enquanto connective
  at the same time or against that: ao passo que, ao mesmo tempo que = As raparigas liam mais, «enquanto» os rapazes jogavam.
se connective
  on condition that: caso, quando, sempre que = «Se» o preço sobe, a procura tende a diminuir.
desde que connective
  on condition that: contanto que, caso, se = O método é válido, «desde que» todos os participantes respondam.
a menos que connective
  if not: a não ser que, salvo se, exceto se = O acordo mantém-se, «a menos que» as partes decidam rompê-lo.
para que connective
  with the aim that: a fim de que, de modo que, de forma que = O formulário foi simplificado «para que» mais pessoas respondessem.
além disso connective
  as one more point: além do mais, ademais, acresce que; informal ainda por cima = O método é rápido e, «além disso», barato.
ademais connective
  as one more point: além disso, além do mais = «Ademais», o estudo mostra que o efeito é duradouro.
bem como connective
  and: e, assim como, e também = A obra inclui cartas «bem como» um breve diário.
por exemplo connective
  as one case: a título de exemplo, nomeadamente, designadamente = Algumas línguas, «por exemplo» o finlandês, têm muitos casos.
nomeadamente connective
  to name them: designadamente, a saber, em particular = Vários países, «nomeadamente» França e Itália, assinaram o tratado.
isto é connective
  in other words: ou seja, quer dizer, a saber = Ambos os pais, «isto é», o pai e a mãe, foram entrevistados.
ou seja connective
  in other words: isto é, quer dizer, por outras palavras = Metade dos alunos, «ou seja», sessenta, concluiu o teste.
por outras palavras connective
  said in another way: ou seja, isto é, quer dizer = O efeito é, «por outras palavras», quase nulo.
em suma connective
  said in few words: em resumo, em síntese, resumindo = «Em suma», a reforma não cumpriu os seus objetivos.
em resumo connective
  said in few words: em suma, em síntese, resumindo = «Em resumo», os dois métodos dão resultados semelhantes.
do mesmo modo connective
  as in the other case: da mesma forma, igualmente, de igual modo = «Do mesmo modo», os dialetos tornaram-se mais parecidos.
caso contrário connective
  if it is not so: de outro modo, senão, de contrário = As medições devem ser repetidas; «caso contrário», são pouco seguras.
segundo preposition
  as someone says: de acordo com, conforme, consoante = «Segundo» o relatório, o abandono escolar diminuiu.
de acordo com preposition
  as someone or a rule says: segundo, conforme, em conformidade com = Os dados foram tratados «de acordo com» a lei.
devido a preposition
  by reason of: por causa de, graças a, em virtude de = A escola fechou «devido a» obras urgentes.
através de preposition
  by means of: por meio de, por intermédio de, mediante = As crianças aprendem a língua «através de» jogos.
mediante preposition
  by means of: por meio de, através de, com = Os textos foram analisados «mediante» um programa informático.
quanto a preposition
  as to: no que respeita a, relativamente a, em relação a = «Quanto a» idades, os grupos são bastante semelhantes.
sobre preposition
  with as its subject: acerca de, a respeito de = O artigo reúne estudos «sobre» poesia medieval.
acerca de preposition
  with as its subject: sobre, a respeito de, relativamente a = Sabemos pouco «acerca de» autores desta época.
durante preposition
  in the time of: ao longo de, no decurso de, por = A cidade cresceu muito «durante» vinte anos.
perante preposition
  in the face of: diante de, face a, ante = «Perante» tantas dúvidas, a comissão adiou a decisão.
em vez de preposition
  in place of: em lugar de, ao invés de = Algumas escolas usam ecrãs «em vez de» livros.
exceto preposition
  but not: salvo, menos, à exceção de = Todos os participantes, «exceto» dois, concluíram o teste.
rápido adjective
  in a short time: veloz, acelerado, célere, súbito, repentino; opposite lento = O século XX trouxe um «rápido» crescimento das cidades.
contemporâneo adjective
  of our time: atual, moderno, presente; opposite antigo = A poesia «contemporânea» recorre muito ao verso livre.
abstrato adjective
  of thought only: teórico, conceptual, especulativo; opposite concreto = As crianças têm dificuldade com noções «abstratas».
subjetivo adjective
  coloured by one's own view: pessoal, individual, parcial; opposite objetivo = A avaliação da dor é sempre «subjetiva».
único adjective
  of which there is no other: singular, ímpar, exclusivo = Este códice é um testemunho «único» da época.
total adjective
  with nothing left out: completo, integral, global; opposite parcial = O custo «total» do projeto é desconhecido.
final adjective
  at the end: último, definitivo, derradeiro; opposite inicial = A versão «final» do texto foi publicada em maio.
pessoal adjective
  of one person: individual, particular, íntimo; opposite coletivo = O diário revela a vida «pessoal» da escritora.
individual adjective
  of a single one: pessoal, particular, singular; opposite coletivo = As diferenças «individuais» são grandes.
privado adjective
  not of the state: particular, pessoal; opposite público = O ensino «privado» cresceu nas grandes cidades.
excessivo adjective
  more than is right: exagerado, desmedido, demasiado; opposite insuficiente = O consumo «excessivo» de sal prejudica a saúde.
regular adjective
  at even times: constante, periódico, habitual; opposite irregular = A prática «regular» de exercício melhora o sono.
estável adjective
  that does not change: constante, firme, inalterado; opposite instável = Os preços mantiveram-se «estáveis» durante um ano.
sólido adjective
  that holds well: firme, consistente, robusto; opposite frágil = A tese assenta numa base documental «sólida».
bom adjective
  as one wants it: positivo, satisfatório, favorável; opposite mau = O método deu «bons» resultados.
mau adjective
  not as one wants it: negativo, deficiente, insatisfatório; opposite bom = As «más» condições de trabalho geraram protestos.
detalhado adjective
  with many particulars: pormenorizado, minucioso, exaustivo; opposite sumário = O relatório contém uma descrição «detalhada» do acidente.
exaustivo adjective
  with nothing left out: completo, pormenorizado, minucioso; opposite sumário = A autora fez um levantamento «exaustivo» das fontes.
sistemático adjective
  done by a plan: metódico, organizado, ordenado; opposite ocasional = A observação «sistemática» das aves começou em 1950.
empírico adjective
  resting on what is observed: experimental, prático, factual; opposite teórico = Faltam dados «empíricos» sobre esta prática.
indicar verb
  point to: mostrar, apontar, revelar, assinalar, sugerir = Os dados «indicam» uma descida da natalidade.
aparecer verb
  come to be seen: surgir, manifestar-se, emergir; opposite desaparecer = Os primeiros sintomas «aparecem» ao fim de três dias.
enfrentar verb
  have to deal with: encarar, defrontar, afrontar; opposite evitar = As escolas rurais «enfrentam» graves dificuldades.
superar verb
  get over or beyond: ultrapassar, vencer, exceder = Os alunos «superaram» as dificuldades iniciais.
ultrapassar verb
  get over or beyond: superar, exceder, transpor = Os custos «ultrapassaram» as previsões.
enfatizar verb
  say with weight: salientar, sublinhar, destacar, realçar = O relatório «enfatiza» a importância da prevenção.
evidenciar verb
  make clear to see: mostrar, revelar, demonstrar, patentear; opposite ocultar = Os resultados «evidenciam» diferenças entre as regiões.
responder verb
  give an answer: replicar, retorquir, reagir; opposite perguntar = Metade dos inquiridos não «respondeu» à última questão.
perguntar verb
  ask: questionar, indagar, inquirir; opposite responder = O inquérito «perguntava» pelos hábitos de leitura.
solicitar verb
  ask for: pedir, requerer, requisitar = A equipa «solicitou» acesso ao arquivo.
introduzir verb
  bring in something new: implementar, adotar, lançar; opposite abolir, suprimir = A reforma «introduziu» um novo exame.
elaborar verb
  work out: preparar, redigir, conceber = A comissão «elaborou» um plano de ação.
redigir verb
  write a text: escrever, elaborar, compor = O relatório foi «redigido» em duas línguas.
escrever verb
  write a text: redigir, compor, elaborar = A autora «escreveu» o romance no exílio.
desempenhar verb
  have a part: exercer, cumprir, representar = Os professores «desempenham» um papel decisivo.
cumprir verb
  do what is asked: respeitar, satisfazer, observar; opposite infringir = A empresa não «cumpriu» as normas de segurança.
atribuir verb
  say that it belongs or is due: imputar, associar, ligar = Os autores «atribuem» a descida à crise.
consistir verb
  be made of (with em): residir, resumir-se, traduzir-se = O método «consiste» em repetir cada medição.
integrar verb
  have or be among the parts: incluir, incorporar, englobar; opposite excluir = O volume «integra» três ensaios inéditos.
envolver verb
  have as a part: implicar, abranger, incluir = O estudo «envolveu» oitenta participantes.
seguir verb
  go by: adotar, respeitar, observar = O trabalho «segue» a metodologia descrita em 2010.
possuir verb
  have: ter, deter, dispor de = O museu «possui» uma coleção de mapas.
apontar verb
  name as important: indicar, assinalar, referir = Vários autores «apontam» a pobreza como causa principal.
assinalar verb
  point out: apontar, indicar, registar, referir = O relatório «assinala» várias falhas.
notar verb
  see and say: observar, constatar, reparar em = Os professores «notaram» uma melhoria na escrita.
evoluir verb
  become other with time: desenvolver-se, progredir, transformar-se; opposite estagnar = A língua «evoluiu» rapidamente neste período.
variar verb
  not be always the same: oscilar, mudar, flutuar = A temperatura «variou» entre cinco e dez graus.
predominar verb
  be strongest: prevalecer, dominar, imperar = Na amostra «predominam» as mulheres.
visar verb
  have as an aim: pretender, procurar, ter por objetivo = A medida «visa» reduzir o abandono escolar.
correlação noun f
  varying together: relação, correspondência, interdependência = Há uma «correlação» fraca entre as duas variáveis.
mecanismo noun m
  way something works: processo, funcionamento, dispositivo = O artigo explica o «mecanismo» de formação dos preços.
padrão noun m
  what comes back again and again: modelo, regularidade, tendência = Os dados revelam um «padrão» constante.
perceção noun f
  how one sees something: impressão, visão, ideia, compreensão = A «perceção» do risco varia com a idade.
ordem noun f
  how things follow: sequência, disposição, sucessão; opposite desordem = As perguntas foram lidas por «ordem» inversa.
lugar noun m
  where something is: local, sítio, ponto = Os ninhos foram encontrados em «lugares» húmidos.
local noun m
  where something is: lugar, sítio, ponto = O «local» da batalha é desconhecido.
aluno noun m
  person who is taught: estudante, discente, educando = Os «alunos» preencheram o questionário na aula.
estudante noun mf
  person who studies: aluno, discente; academic educando = Os «estudantes» do primeiro ano leem menos.
crise noun f
  hard time: depressão, recessão, dificuldade = A «crise» económica afetou todas as regiões.
região noun f
  part of land: zona, área, território = Cada «região» tem os seus costumes.
`)
