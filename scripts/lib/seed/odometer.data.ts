/** Readings from an old car's papers before the purchase, besides those of its owners, and changes of its odometer. */
export const odometers = [
  {
    car: 'PV544 Sport',
    readings: [
      ['1963-05-20', 14_860, 'Service booklet'],
      ['1965-04-11', 29_400, 'Service booklet'],
      ['1967-03-30', 43_900, 'Service booklet'],
      ['1969-03-02', 57_150, 'Service booklet'],
      ['1971-02-14', 68_820, 'Service booklet'],
      ['1974-12-08', 86_240, 'State inspection'],
      ['1976-11-27', 91_700, 'State inspection'],
      ['1978-10-15', 94_020, 'State inspection'],
      ['1980-09-21', 3_150, 'State inspection'],
      ['1982-09-05', 9_460, 'State inspection'],
      ['1984-08-30', 15_240, 'State inspection'],
      ['1986-08-17', 21_080, 'State inspection'],
      ['1988-07-24', 27_300, 'State inspection'],
      ['1990-07-10', 33_950, 'State inspection'],
      ['1994-06-12', 41_900, 'State inspection'],
      ['2012-08-19', 41_930, 'Photo of the dashboard in the barn'],
    ],
    said: [
      {
        kind: 'replaced',
        from_date: '1979-05-04',
        last_value: 94_480,
        first_value: 0,
        evidence: 'Invoice 2217 of Nordic Auto, new Smiths instrument; the old one lies in a box with the papers.',
      },
      {
        kind: 'laid-up',
        from_date: '1994-10-01',
        to_date: '2012-08-01',
        evidence: 'Letter of the third owner: in the barn, on blocks.',
      },
    ],
  },
] as const;
