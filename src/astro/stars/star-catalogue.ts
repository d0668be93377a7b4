/**
 * Bright fixed stars as the Hipparcos catalogue has them (ESA 1997, SP-1200), brought to the equinox and epoch J2000.0:
 * right ascension and declination in degrees (ICRS), proper motion in milliarcseconds a year, of the right ascension times
 * the cosine of the declination. Magnitudes are visual. Typed by hand to five decimals, which is 0.04″.
 */
export interface CatalogueStar {
  id: StarId
  rightAscensionDeg: number
  declinationDeg: number
  properMotionRaMas: number
  properMotionDecMas: number
  magnitude: number
}

const star = <Id extends string>(
  id: Id,
  rightAscensionDeg: number,
  declinationDeg: number,
  properMotionRaMas: number,
  properMotionDecMas: number,
  magnitude: number,
) => ({ id, rightAscensionDeg, declinationDeg, properMotionRaMas, properMotionDecMas, magnitude })

export const STARS = [
  star('alpheratz', 2.09692, 29.09043, 135.68, -162.95, 2.1),
  star('diphda', 10.89738, -17.98661, 232.79, 32.71, 2.0),
  star('mirach', 17.43302, 35.62056, 175.59, -112.23, 2.1),
  star('achernar', 24.42852, -57.23675, 88.02, -40.08, 0.5),
  star('almach', 30.9748, 42.32973, 43.08, -50.85, 2.1),
  star('hamal', 31.79336, 23.46242, 190.73, -145.77, 2.0),
  star('polaris', 37.95456, 89.26411, 44.22, -11.74, 2.0),
  star('menkar', 45.56989, 4.08974, -11.81, -78.76, 2.5),
  star('algol', 47.04222, 40.95565, 2.39, -1.44, 2.1),
  star('mirfak', 51.08071, 49.86118, 24.11, -26.01, 1.8),
  star('alcyone', 56.87115, 24.10514, 19.35, -43.11, 2.9),
  star('aldebaran', 68.98016, 16.5093, 62.78, -189.36, 0.9),
  star('rigel', 78.63447, -8.20164, 1.87, -0.56, 0.2),
  star('capella', 79.17233, 45.99799, 75.52, -427.13, 0.1),
  star('bellatrix', 81.28276, 6.3497, -8.75, -13.28, 1.6),
  star('elnath', 81.57297, 28.60745, 23.28, -174.22, 1.7),
  star('alnilam', 84.05339, -1.20192, 1.49, -1.06, 1.7),
  star('betelgeuse', 88.79294, 7.40706, 27.33, 10.86, 0.5),
  star('canopus', 95.98796, -52.69566, 19.99, 23.67, -0.6),
  star('alhena', 99.42796, 16.39925, -2.04, -66.92, 1.9),
  star('sirius', 101.28715, -16.71612, -546.01, -1223.08, -1.4),
  star('castor', 113.64943, 31.88828, -206.33, -148.18, 1.6),
  star('procyon', 114.82549, 5.22499, -716.57, -1034.58, 0.4),
  star('pollux', 116.32896, 28.0262, -625.69, -45.95, 1.2),
  star('acubens', 134.62176, 11.8577, 41.37, -29.22, 4.3),
  star('alphard', 141.89685, -8.6586, -14.49, 33.25, 2.0),
  star('regulus', 152.09296, 11.96721, -249.4, 4.91, 1.4),
  star('dubhe', 165.93196, 61.75103, -136.46, -35.25, 1.8),
  star('denebola', 177.26491, 14.57206, -499.02, -113.78, 2.1),
  star('acrux', 186.64956, -63.09909, -35.37, -14.73, 0.8),
  star('algorab', 187.46606, -16.51543, -209.97, -139.3, 2.9),
  star('vindemiatrix', 195.54416, 10.95915, -275.05, 19.96, 2.8),
  star('spica', 201.29825, -11.16132, -42.5, -31.73, 1.0),
  star('alkaid', 206.88516, 49.31327, -121.23, -15.56, 1.9),
  star('agena', 210.95586, -60.37304, -33.96, -25.06, 0.6),
  star('arcturus', 213.9153, 19.18241, -1093.45, -1999.4, 0.0),
  star('toliman', 219.90206, -60.83399, -3678.19, 481.84, -0.3),
  star('zuben-elgenubi', 222.71964, -16.04178, -105.69, -69.0, 2.8),
  star('zuben-eschamali', 229.25172, -9.38291, -96.39, -20.76, 2.6),
  star('alphecca', 233.67195, 26.71469, 120.38, -89.44, 2.2),
  star('unukalhai', 236.06698, 6.42563, 134.66, 44.14, 2.6),
  star('antares', 247.35192, -26.432, -10.16, -23.21, 1.1),
  star('ras-algethi', 258.66191, 14.39033, -6.71, 32.78, 3.1),
  star('shaula', 263.40217, -37.10382, -8.9, -29.95, 1.6),
  star('ras-alhague', 263.73363, 12.56004, 110.08, -222.61, 2.1),
  star('vega', 279.23473, 38.78369, 201.02, 287.46, 0.0),
  star('nunki', 283.81636, -26.29672, 13.87, -52.65, 2.1),
  star('albireo', 292.68034, 27.95968, -7.09, -5.63, 3.1),
  star('altair', 297.69583, 8.86832, 536.82, 385.54, 0.8),
  star('deneb', 310.35798, 45.28034, 1.56, 1.55, 1.3),
  star('sadalsuud', 322.88972, -5.57118, 22.79, -6.7, 2.9),
  star('deneb-algedi', 326.76018, -16.12729, 263.26, -296.23, 2.9),
  star('sadalmelik', 331.44598, -0.31985, 17.9, -9.93, 2.9),
  star('fomalhaut', 344.41269, -29.62224, 329.22, -164.22, 1.2),
  star('scheat', 345.94357, 28.08279, 187.76, 137.61, 2.4),
  star('markab', 346.19022, 15.20527, 61.1, -42.56, 2.5),
] as const

export type StarId = (typeof STARS)[number]['id']
