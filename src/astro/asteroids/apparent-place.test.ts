import { expect, it } from 'vitest'
import { halfTurn } from '../ephemeris/angle.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import { apparentPlace } from './apparent-place.ts'
import { viewpoint } from './viewpoint.ts'

/**
 * Swiss Ephemeris 2.10.03 with its files: geometric heliocentric motion (ICRF, turned to the ecliptic by 84381.448″), and
 * the apparent place without light deflection: longitude, latitude, distance, speeds.
 */
const CASES = [
  {
    name: 'mars',
    jdUt: 2429000.25,
    motion: [0.47281127593, 1.450619455766, 0.018673370588, -0.012766708738, 0.005520962437, 0.000431028916],
    expected: [51.6326925, 0.4592028, 2.30297928, 0.6999771, 0.0096066],
  },
  {
    name: 'mars',
    jdUt: 2460676.5,
    motion: [-0.521696017694, 1.525231914702, 0.044755789711, -0.012711803819, -0.003338925865, 0.000241775984],
    expected: [121.917923, 3.9146336, 0.65672049, -0.3279947, 0.0358075],
  },
  {
    name: 'mars',
    jdUt: 2469000.75,
    motion: [-1.362437925227, 0.951707937948, 0.05329994134, -0.007489027346, -0.010277097035, -3.2138123e-5],
    expected: [166.8561851, 1.3031009, 2.34752188, 0.6200085, 0.0023895],
  },
  {
    name: 'ceres',
    jdUt: 2429000.25,
    motion: [2.85608568318, 0.443812516827, -0.516203477717, -0.001861031347, 0.009526455782, 0.000608139956],
    expected: [11.3578961, -7.5933662, 3.90724013, 0.394306, 0.0040732],
  },
  {
    name: 'ceres',
    jdUt: 2460676.5,
    motion: [2.176980959641, -1.976330272637, -0.463598953929, 0.006458849294, 0.00701462583, -0.000967951708],
    expected: [309.013328, -7.0122019, 3.79834046, 0.3777826, -0.0019353],
  },
  {
    name: 'ceres',
    jdUt: 2469000.75,
    motion: [1.553366105471, -2.476833926048, -0.367656937127, 0.008256787171, 0.004883484726, -0.001360765429],
    expected: [283.1820141, -7.137432, 2.96116463, 0.2451304, 0.0073959],
  },
  {
    name: 'pallas',
    jdUt: 2429000.25,
    motion: [2.812172816838, -1.580448907537, 0.879266386505, 0.003663829576, 0.006077858844, -0.004469583842],
    expected: [341.2964822, 12.6138938, 4.02739069, 0.2952194, -0.0336136],
  },
  {
    name: 'pallas',
    jdUt: 2460676.5,
    motion: [0.597579141473, -2.706753878411, 1.823786090672, 0.008421743181, 8.0029395e-5, -0.000782036148],
    expected: [282.2707125, 25.9045438, 4.17433542, 0.3929894, -0.022243],
  },
  {
    name: 'pallas',
    jdUt: 2469000.75,
    motion: [-0.218298804071, -2.613906318291, 1.830414430074, 0.008559237979, -0.002106586627, 0.000697563561],
    expected: [249.9759341, 29.6686435, 3.69754986, 0.3727621, -0.07658],
  },
  {
    name: 'chiron',
    jdUt: 2429000.25,
    motion: [-0.362250459069, 12.094850634181, -1.296599348811, -0.004758370602, -0.002061222943, -6.7610376e-5],
    expected: [86.5357169, -5.937692, 12.55139777, 0.0529739, 0.0060397],
  },
  {
    name: 'chiron',
    jdUt: 2460676.5,
    motion: [17.273795463602, 6.858616392636, 0.300209121708, -0.001554326675, 0.002771364735, -0.000385634879],
    expected: [19.0027683, 0.935411, 18.42263099, 0.0019884, -0.0020431],
  },
  {
    name: 'chiron',
    jdUt: 2469000.75,
    motion: [-7.511751621851, -4.211587815376, 0.000420401093, 0.002728135195, -0.006233428296, 0.000824655016],
    expected: [209.3049709, -0.0009398, 9.60352185, 0.1431011, 0.0049195],
  },
]

it.each(CASES)(
  'makes the apparent place of $name on $jdUt from its motion round the Sun',
  ({ jdUt, motion, expected }) => {
    const found = new Float64Array(5)
    apparentPlace(viewpoint(loadEphemeris(), jdUt), Float64Array.from(motion), found)
    const [longitude = NaN, latitude = NaN, distance = NaN, speed = NaN, latitudeSpeed = NaN] = found
    const [lon = NaN, lat = NaN, dist = NaN, lonSpeed = NaN, latSpeed = NaN] = expected
    expect(Math.abs(halfTurn(longitude - lon)) * 3600).toBeLessThan(0.02)
    expect(Math.abs(latitude - lat) * 3600).toBeLessThan(0.01)
    expect(Math.abs(distance - dist)).toBeLessThan(1e-6)
    expect(Math.abs(speed - lonSpeed) * 3600).toBeLessThan(0.02)
    expect(Math.abs(latitudeSpeed - latSpeed) * 3600).toBeLessThan(0.05)
  },
)
