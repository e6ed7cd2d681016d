import { words } from '../../../languages/words.ts'

// Nouns for people in both numbers: who acts, and whom Spanish marks with "a". Sorted by language.
export const people = {
  es: words(`madre madres padre padres mamá papá hermano hermanos hermana hermanas amigo amigos amiga amigas novio novia familia familiares abuelo abuela abuelos tío tía tíos primo prima primos primas esposo esposa marido
    mujer mujeres hijo hija hijos hijas profesor profesora profesores maestro maestra maestros vecino vecina vecinos compañero compañera compañeros jefe jefa gente niño niña niños niñas hombre hombres chico chica chicos chicas
    sobrino sobrina sobrinos nieto nieta nietos estudiante estudiantes alumno alumna alumnos persona personas bebé bebés señor señora médico doctor cliente clientes mejores`),
  it: words(`madre padre mamma papà genitori fratello fratelli sorella sorelle amico amici amica amiche famiglia nonno nonna nonni zio zia zii cugino cugina cugini moglie marito figlio figlia figli figlie ragazzo ragazza ragazzi ragazze
    professore professoressa professori maestro maestra insegnante insegnanti vicino vicini collega colleghi capo gente bambino bambina bambini bambine uomo uomini donna donne studente studenti studentessa persona persone signore signora medico dottore
    cliente clienti nipote nipoti`),
  pt: words(`mãe pai pais irmão irmã irmãos irmãs amigo amiga amigos amigas namorado namorada família avô avó avós tio tia tios primo prima primos marido esposa esposo mulher mulheres filho filha filhos filhas professor professora professores
    aluno aluna alunos alunas vizinho vizinha vizinhos colega colegas chefe gente menino menina meninos meninas homem homens jovem jovens criança crianças pessoa pessoas estudante estudantes cidadão cidadãos trabalhador trabalhadores senhor senhora médico
    médicos cliente clientes políticos governantes brasileiros adolescentes adultos idosos policiais indivíduos usuários presos`),
} as const
