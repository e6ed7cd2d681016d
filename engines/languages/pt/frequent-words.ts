import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`que para não uma com por como mais dos são das ser mas sua foi tem nos brasil pela isso pessoas também ainda seu muito sem assim pelo quando
  vida sobre nas sociedade forma aos entre todos educação ter está pode população anos mesmo país lhe onde bem pois essa vez era esse até
  saúde cada seus além falta sendo porque dia depois parte seja quem segundo problema ele esta outros deve meio social dessa ensino grande
  apenas jovens quanto disso maior muitos menos tudo tempo este sempre sociais suas qual mundo governo problemas necessário tal vezes ela
  estão lei exemplo estado sistema portanto desse muitas nem outro minha alguns nesse trabalho número caso brasileira poder podem desde faz
  agora fazer direito melhor modo toda contra então dias pelos fim mulher armas dois casa hoje primeiro situação num ano maneira tanto durante
  qualquer público direitos têm dentro porém foram todo milhões pouco empresas entanto questão escolas pessoa escola tão primeira outras meu
  homem uso acesso duas três noite estava diz violência disse fato brasileiro outra tinha vai ver diante visto antes dinheiro nada numa
  preciso acordo empresa nova mil crime algumas nacional estar coisas papel casos esses apesar nunca prática mulheres tendo contexto logo
  principalmente realidade processo homens vem desenvolvimento grandes medidas será importância entretanto sido aumento respeito novo federal
  brasileiros seria mercado sentido todas maioria nossa eles torna dar devem mal leis relação lado quase isto importante serviços países mesma
  segurança qualidade através alunos internet assunto ministério abuso pelas possível coisa certo momento após cinco estudantes cerca essas
  tais água dizer alguma fora públicas criar morte negros reforma dados final deste vista médio história passado cultura nosso olhos ciência
  devido algo embora acontece novos enquanto ninguém medida redes saber junto existe cabe serem presidente crimes criminalidade comum horas
  livro aquilo crianças situações gente boa feito hora função liberdade políticas filho presos caminho autoridade diversas política partir
  atualmente diferentes resultados espera produção idade cidade consequências contudo precisa passar filme base teve pública serviço condições
  falar mim quatro informação palavras dificuldades terra valor fatores sou atual sob tenha tipo corpo doenças indivíduos constituição contos
  sejam sim elas trata bom luz professores longe livre causa porto área programa ponto ambiente conta lugar trabalhadores aqui frente século
  possuem possui povo mundial indivíduo atletas ademais fogo lisboa últimos estados conhecimento fica mãe produtos baixa quantidade tinham
  quais vale aqueles busca somente diversos presídios saneamento negro cidades profissionais recursos filhos longo necessárias pagar ideia
  português próprio desta havia eram projetos estudos principais família economia algum temos podemos real obra voz própria estrutura resolver
  mão espaço futuro paulo porte cenário fator autoridades cidadãos sexual neste ficar nós tornar segunda estudo superior famílias existem fome
  capacidade efeito grupo diferente simples vão dele início sabe terá igualdade humanos esporte formação escolha emprego dever opinião rede
  apresenta responsabilidade humano minutos último cinema jogos difícil deu podia média câmara plano norte nota quadro olhar único desses
  unidos trabalhar vários fundamental básico filósofo usuários povos sus ajuda presente verdade sobretudo pandemia certa presença civil acaba
  facto percebe quer pontos poucos razão resolução tratamento manter nome sabia volta nenhuma deverá senhora fez combate classe terem dessas
  diminuir ideias humana renda necessidade drogas ressaltar distância obras agrotóxicos joão portuguesa rua serve instituições expressão meses
  regras fazem região geral conjunto investimentos principal porta valores perceber estes natureza digital única talvez crise continuar
  perante usar nenhum local dizia jornal tio polícia atendimento gestão administração iniciativa rio relações consequentemente evidente
  consequência nessa resultado fazendo deveria caráter problemática ações oportunidades tecnologia tema haver encontra experiência decisão
  pequena individual começou meia dez passou intervenção seguinte análise fala testes música nível ação conflitos acerca tiveram deixou massa
  iguais ficou uns correr total televisão período tenho acabam tarde fatos princípio previdência menor jovem janeiro justiça instituto
  tornando doença sequer recentemente movimento alimentos nossos mudança melhorar ato áreas preservação responsável impasse feira java
  culturais meios político contrário condição estudar for sair chegar sul território impactos interesse pele consegue deles entrar
  internacional fosse material muita pensar cuja afirma ontem conhecer cento comunicação congresso manhã conselho ruas cor senhor posição
  parece ora fazia las pesquisas comunidade importantes física cultural religião capital adolescentes cidadão mãos centros aumentar geração
  controle informações deveriam palestras pais suficiente conseguir cancelamento milhares combater preconceito privada maiores precisam
  infelizmente influenciadores legislação lembrar policiais científica menores revista visão alguém soluções suma ausência recente públicos
  quarto contar investimento universidade escolher continua seis tomar dela portugueses sala proteção danos sistemas dúvidas prova ambiental
  vivem método perguntou campo autores guerra construção impacto jogo lhes benefícios certos carta frio forte médico imagem todavia aulas amor
  sonho estou máquina momentos poderá cima leva atrás perto claro normal certeza cabeça poderia evitar ministro ordem sucesso você houve
  questões pensamento desafios dando promover gera poderiam dificuldade igreja possam gênero levando privatização pobre garante cargos
  digitais viva intolerância ciências intimidade coração apoio discussão importa mostra vontade constitui propinas acabar chega tia oito
  lugares afinal rapidamente espécie cabo francês fiz ali reduzir vou natural ler dizem chegaram leitura passaram metade trabalhos palavra
  bastante empregos garantir observar podendo fundo última possa deixar contemporânea pena época policial exposição enorme mudar pequenos
  gritos cedo levar chegou conhecido trás respondeu rei capaz exemplos partido mínimo imprescindível efeitos realmente melhores animais obter
  preocupação médicos preso postos causando conseguem formas ocorre parcela existir índice primeiramente testosterona seguidores mortes
  perspectiva guarda ganhar deveres tornou traz taxa terras analisar pedra organização aluno essencial passa garantia entrada união desafio
  nacionais afirmar alto face deus margarida nuno estas vinte colonização científico tirar colega estavam novas pai lista objetivo municipal
  capítulo métodos terceiro artigo risco decisões ambos surgiu semana semanas causas delas depende quis aplicação diferenças associação passo
  desenvolver sentimento salários mesmos branco alta famoso críticas bloco diariamente concentração materiais mediana modelo próprios dúvida
  centro imagens partes aquela mortos aconteceu aquele define força aprender viu medo pão pede distribuição permite tempos livros encontram
  ajudar sete documentos demanda velho frança atitude índices serão consumidor atleta políticos oferecer nesta sexuais sexo mostrando
  coronavírus vírus irá punições atitudes trazer facções diminuição discriminação conscientização exploração existentes extrema crescimento
  racismo pontuar ficam dentre alvo agentes dependentes profissional aspectos projeto atender outrossim dignidade festa atividades práticas
  atuais pedro culturas luta participação venda privadas estatal humanas enfrenta independente escolar abusos quinta conseguinte superiores
  compra profissão qualificação pouca conteúdos redução mar série refere rosto amanhã filmes significa texto perde investir custo oportunidade
  demais euros passam ganha tivesse trabalhador solução vamos escreve parede esforço trinta arte regime matéria produto programas consideração
  destino representa custos fiquei frase interessante favor compreender passando níveis abertura via locais completo atenção pensam vidas
  ficção seguida desvio excesso conseguiu dado começa autor somos moral explica culpa tornam praia boas necessita começo fonte fila exercício
  inclusive vive sei direta estudante pôr caixa medicamentos par técnico posse caminhos dava acabou cotidiano possibilidade defesa protesto
  punição passagem defender viagem comportamento executivo americana moeda teria federação realizar devemos manifestações república mídia
  falhas pra haverá covid atos isolamento superlotação carcerária chance várias vítimas greve interesses carga saída observa graves los sofrem
  perdeu próximo revolução tratados estivesse mudanças virtual convém haja vendas arma esteve notícias clara constante psicológicos entende
  índios indígena floresta prisão criminosos familiar cargo criação econômico taxas intuito preocupante educacional realização constantemente
  consciência racial estrangeiros vagas mental conforme religiosa americanos resta evento pagamento funcional aliás jogadores alma chuva
  encontro comissão equipa assembleia pára quedas hospitais revela termos acessível debate crescente margem silêncio aquisição origem
  demonstra gesto perda razões normalmente argumento curso acho nove viver interior sentem mensagens convicção identidade língua levado
  controlo avaliar pretende verão domínio cujas veio disciplina sede alemão corte alterações conceitos verde escrever tese diversidade porquê
  maio fui teoria conceito surgem familiares próxima tradicional militar populares particular matemática atividade pequenas primeiros tradição
  alumínio temperatura padrão aproximadamente existência diferença copo feita inverno passada título áfrica maria certas rápido padre basta
  ligados horária carreira contribui conteúdo relevante sozinha dormir faculdade tenham vivo verdadeira praticamente salário preços europeia
  apresentam elementos circunstâncias corresponde tens comprar posto explicou apareceu irmã castanhas menina velocidade pós regulamentação
  afirmou jogador clube impostos terão receber amigos carro semelhante viram funcionários pessoal claras claramente prevê regiões denúncias
  apresentou atuação substância positivos cura criança sexualidade reais notório assuntos números encontrar seguindo automedicação remédios
  riscos criando alarmante influenciador solucionar possibilidades freire dito acima proposta desemprego brancos organizações governamentais
  governos pobres financeiro propostas econômicas cancelado considerar habitantes proporcionar delitos lucro competições mídias aprovado
  estatuto finalidade cometidos pressão consumidores naturais perder criado criada necessidades seguir particulares pôde infere inúmeros
  salientar discutido nossas dor órgãos agricultura global brasileiras amazônia planeta caça influência permitir massacre enfim virtude
  independentemente cria esportiva corrupção jornalista tomadas esperança insuficiência educacionais buscando lançou estarem rios causar
  contrapartida vir cruz analfabetismo cujo anda jorge prioridade ouro convento alegria costa relatório psi continuam velhos reconhecimento
  comunidades histórica símbolo paga recebeu residência escritório pequeno coragem deixava populações dissertação procura contribuir
  relativamente objeto atualidade direção tecnológica paralelamente europeu indústria desperdício tratada exigir usam inglês oficial sabem
  pergunta quero nomes doze falo onze visível horário pediram últimas primeiras evolução doentes intervenções recentes escala aula mostram
  baixo miguel casas tive acham escrita vieram leitor inicialmente cuidado considerando sementes sol reflexão civilização personagens memória
  precisamente perdido contribuem considerada custa frases perfeita mês conhecia professora nasceu rapaz cantar fácil boca manuel levantar
  hábitos comida destas preparação apresentação totalidade literatura resposta exames especialmente quarenta pés negra peça recebe afetam
  tendência ambas voltar sorte freguesia posso deixa inteiro outubro secretária juiz voltou triste histórias lho ganhou peru esperava oliveira
  crítico ocupa neto começar direita recém ataque cara tarifas motivos querer contato banco obrigação contribuição depender repercussão marido
  maneiras diálogo cumprimento completa cursos negócios histórico chamado professor metas impressão defende participar fase agrícola
  características madonna câncer temas envolvendo pesquisa jornais diretamente totalmente inúmeras poderão agir tribunal agrava produzir
  equipamentos irão breve tange haveria mau divulgação campanhas suicídio sociólogo considerado convívio rebeliões presidiários ensinar vêm
  assassinatos longa felicidade parcerias detrimento descaso motivo seres desigualdades comércio financeiras arbítrio prejuízos acredita
  comentários homossexualidade online homossexuais tanta vejo cuidados buscar crack etc tratar afetando negativo ferramenta destacar
  comportamentos ótica popular apresentados desarmamento praticam desembargador preparo retrocesso separação avanço sangue infectados
  refletido indígenas desvalorização conscientizar grupos marcas altos prisional fiscalização aprendizado manutenção utilizar indo nações
  universal eficiente avançar orientação redor representantes justa recorrente raiz cometido companheiro ódio disputa esportivas setor disto
  amplo nação olimpíadas suficientes helena exigências oferece acontecendo fenômeno rica ligação psicologia deixam sujeitos funcionamento
  facilitar cresce utilização ilegais devidamente disciplinas possuírem lidar barragem rejeitos prevenção assistência currículo considera vice
  legislativa frequentar rotina próximos decreto bolsa pesticidas barata grave adjunto concluir lama moda vídeo esquerda orçamento socialista
  braços umas queres hei espanto senão emfim rosa filha escuridão companhia irmão estrangeiro sequeira devia lagrimas administrador cheque
  disco chefe restantes textos fotografia frequentemente verdadeiro décadas filhas cadeira preparar restituição colonial vindo obstante ensaio
  relevantes narrativa representar investigação ouvem benfica banho digo secundário acompanhada prestação fevereiro justo cama trabalham
  vantagens vantagem baratos recebem falam penso colegas altura fruta pareceu publicado velha zona mapa municípios lacuna comparar ponte
  expostos transferência efetiva norma revisão decorrente hipótese disseram medir disposição apresento faço crítica crioulo parecia próprias
  autorização envio canções deixaram devo humidade individuais merecem destaque atendendo critérios inclusão exigem confusão aprendizagem
  baseada competir ilhas turistas cresceu destes perigo preço quiser acreditam tratam reis campos segundos acontecido calorímetro registou
  erro quente secar superfície exterior tolerância eventualmente faixa feitas branca vende cromossomas guardar cortiça bons graça chegada
  risos poucas longos páginas obrigados gratuito merece tabu paraíso feliz conservar versões colonos funciona unidade resto rir conversa ritmo
  americano cantor aldeia vemos riem naquela querem terceira ouvir demasiado consumo gastos potência alteração gratuita vazio princípios
  esclarecer perguntas respostas cheia café exame fraca explicar nisso domingo gasto mercados sopa avó santo exatamente surge diretor
  estatísticas pronome marcada restrito usados corrente desenvolvido mitose meiose irmãos pedir junta consultas doente amigo aparece roupa
  encontrou sorriso barco tomou noites leito festival olhava pediu natal confessou debaixo informados notícia gravidez ética equipe time subir
  globo linchamento beneficiados ilusão aberto conseguiram imediato pior mister visita esperar ataques imprensa jornalistas sensação cães
  tentativa funcionário cobrar planejamento atingir expectativa inflação resulta econômica setores insegurança legal particularmente desgraça
  salvar missão falsa casal ricos paladar impede realizados estrupo feminino ficando relacionada gravação instalar determinado obrigada
  cidadania dirigir conter álcool afetado prazo afetou ficado gerais urge ordens considerados populacional contemporâneas exclusão gerando
  detentos relacionados acusado imediatamente homicídios desigualdade carência capitalismo alheia acontecer pobreza responsáveis reflete
  alternativas famosa financeira dificulta pensamentos filosofia morto sentir repetir evidencia preocupar carcerário juntamente injustiça
  internação organismo tornarem daqueles existente significativamente chances exposto entender profunda colocar transgênicos organismos
  justamente alegando prejudica esgoto incentivar evidenciando especialistas provar cuidar citar infância causadas extremamente legislativas
  previdenciária psicanálise resistência costumes impostas penal quê droga reabilitação necessária vítima deixando vigor denunciar morais
  reintegração limpeza elevado notar trazendo possuir contraste africana declaração fisicamente sujo democracia site iniciativas fossem
  alimentação compromisso unidades preconceitos evasão exercer cruel desmatamento mente distante inferior comprovação provisória gravidade
  alcance morrer internacionais olímpicos morrem desastres desejo levantamento mencionados ricardo almeida rocha negar santos eficaz utilizado
  impossível necessitam teriam destinados poderes precária nela ladrão promove negativos estima aumenta acompanhado perversão cérebro aplicada
  assistir homicídio aprovada ideais religiões estabelecer secretário jeito básicos terríveis empregados substituir técnica afim reino correta
  exercem acarreta castro prevenir ocorreu provavelmente davam saia enfrentar progresso prestígio ligadas hectares secretaria odiar estruturas
  orgânicos deixará tantas educar mariana rodrigues tratando apresentar criadores saudável conservadora americanas eleitores aspecto
  geneticamente dada intoxicação francesa comerciantes ouve pedido entrou rainha minhas santa honra campanha adeus som paris sessão admirável
  abrir lojas dum espírito servem vento pude convite colaboração rui deputado augusto antas italiano rue queijo leite oxitocina pinto marconi
  construtor shopping anualmente apresentado elevador frequentes centímetros dificilmente noutros retirar carrinho suportar bens duração
  sustenta pressuposto objetos conclui maturidade vim inteira estranho viveu acorda almoço costas chefes frigorífico unificação lia consoante
  muda estabelecida ninhos influencia primavera elevada registos discutidos conclusões produtor causados funções código profundamente alargar
  responder calçado usada elevados propor ferramentas entrevistas conclusão religiosas finalmente palco financiamento interrupção orgulho
  ouvido literacia conheceu considerável incluir complexos rendimento investigações respeita curta fundos comando civis conflito levantamentos
  anterior identificar demográfico consideráveis mortalidade regional concerne beira medalhas usa duram entusiasmo chamam encontraram
  melhorias tarefas generalizar viagens criou procuram limite moradores positiva queixa geralmente biblioteca naquele março letra bate soares
  canto trabalhava determinada energia igual minimizar perdas atuam avaliação germinação placas significativo aumentou proximidade morango
  kiwi tínhamos fruto médias juntar camada tivemos calor graus esperam estrela distinção prevista paragem mensal inclui saramago estilo
  leitores dura horror conserva descobre romance comentário narrador quão gomes sucede ventura opções realizador ruídos situa sensível
  portuguesas figura assegura emocional corrida chama mostrou canção barbeiro músicos roupas fechado precisei ouvi tentativas comboio quarta
  lagoa dona curtas secas repente espelho exige apartamento verificar contratada àquela opção compensa resolve equipamento trabalha decisivo
  seleção tentação pressa indispensável escrito honestidade linda sexta chegava anteriores costuma descobrir semestre véspera demora pedras
  prático venham junho sardinha come maus ganham gasta soma colocação advérbio contam característica consulta célula pares usando passaporte
  complicado vivia pronto sítios fachada vizinho costume cantos janela olhou riu julgando bolso rumo afastou doutor decidir tratava
  propriedade senhores cumplicidade estação sentada queria publicidade bilhete praça punha treze contou tirou capa matar dezembro`)
