/** A file of a product, and the expected result of each row in the notation of `formats.spec.ts`. */
interface Sample {
  text: string;
  name?: string;
  becomes: readonly string[];
}

/** Samples of each product, written by us in its format. */
export const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  Carnet: [
    {
      name: 'service-events.csv',
      text: "id,vehicle_id,make,model,year,nickname,name,type,status,description,date_performed,date_performed_edtf,mileage_at_service,odometer_unit,cost,currency,converted_cost,converted_currency,notes,template_id,service_schedule_id,created_at,updated_at,template,parts,photos,report,report_content\r\n3,12,Fiat,500,2011,Blue,'=Oil,Repair,Completed,,2025-06-16,,61400,km,92.5,CHF,,,,,,,,,[],[],{},\r\n4,12,Fiat,500,2011,Blue,Belt,Other,Upcoming,,1975-01-01,1975,,km,,,,,,,,,,,[],[],{},",
      becomes: ['2025-06-16 61400 =Oil 92.5', '1975-01-01  Belt '],
    },
    {
      name: 'fill-ups.csv',
      text: 'id,vehicle_id,make,model,year,nickname,filled_on,at,odometer,trip,odometer_unit,energy,amount,unit,full,missed_before,excluded,total,currency,unit_price,station,tank,note,charge_kind,from_percent,to_percent,version\r\n9,12,Fiat,500,2011,Blue,2025-06-17,00:00,61450,,km,lpg,30.125,kg,false,true,false,0,KWD,0.125,"Agip, Via Roma",1,,,,,1',
      becomes: ['2025-06-17 00:00 61450: lpg 30.125 kg, part, missed, 0 KWD at 0.125, Agip, Via Roma, tank 1'],
    },
  ],
  LubeLogger: [
    {
      text: 'Date,Odometer,Description,Cost,Notes,Tags\n01/31/2020,100,Pads,20.60,,',
      becomes: ['2020-01-31 161 Pads 20.6'],
    },
    {
      text: 'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags\n1/13/2024,100,8.3,16.2,0,True,False,Rain,\n1/14/2024,110,9,,0,False,True,,\n1/15/2024,120,,,0,False,False,,',
      becomes: [
        '2024-01-13 161: petrol 8.3 us_gal, full, 16.2 USD, Rain; guessed: unit currency amountUnit energy',
        '2024-01-14 177: petrol 9 us_gal, part, missed; guessed: unit amountUnit energy',
        '2024-01-15 193',
      ],
    },
  ],
  Fuelly: [
    {
      text: 'car_name,odometer,service_date,sub_service_types,total_price,notes\nBlue,90,2021-06-15,Oil,55.70,',
      becomes: ['2021-06-15 145 Oil 55.7'],
    },
    {
      text: 'car_name,model,l/100km,odometer,km,litres,price,city_percentage,fuelup_date,date_added,tags,notes,missed_fuelup,partial_fuelup,latitude,longitude,brand\nBlue,Saab,18.7,100,30,57.432,1.5,50,06/16/2021 0:00,06/16/2021,,,0,1,,,Esso\nBlue,Saab,18.7,120,30,40,1.5,50,06/17/2021 18:05,06/17/2021,,,1,0,,,',
      becomes: [
        '2021-06-16 161: petrol 57.432 l, part, 86.15 USD at 1.5, Esso; guessed: unit currency energy',
        '2021-06-17 18:05 193: petrol 40 l, full, missed, 60 USD at 1.5; guessed: unit currency energy',
      ],
    },
    {
      text: 'car_name,odometer,gallons,price,fuelup_date\nBlue,100,10.5,3.5,06/16/2021 0:00',
      becomes: ['2021-06-16 161: petrol 10.5 us_gal, full, 36.75 USD at 3.5; guessed: unit currency amountUnit energy'],
    },
  ],
  Spritmonitor: [
    {
      text: 'Datum;Km-Stand;Kostenart;Bezeichnung;Kosten;Währung;Bemerkung\n15.01.2026;52.310;1;Inspektion;412,80;EUR;',
      becomes: ['2026-01-15 52310 Inspektion 412.8'],
    },
    {
      text: 'Datum;Km-Stand;Teil-Km;Spritmenge;Kosten;Währung;Tankart;Reifen;Strecken;Fahrweise;Kraftstoff;Bemerkung;Verbrauch;BC-Verbrauch;BC-Spritmenge;BC-Geschwindigkeit;Tankstelle;Land;Großraum;Ort\n15.01.2026;52000,00;0,00;35,10;61,20;EUR;3;1;1;1;7;;;;;;Aral;D;;Köln\n16.01.2026;52400,00;400,00;20,125;35,10;EUR;2;1;1;1;2;"Stau";;;;;;;;\n17.01.2026;52500,00;100,00;18,50;9,90;EUR;1;1;1;1;19;;;;;;;;;\n18.01.2026;52600,00;100,00;6,20;8,90;EUR;1;1;1;1;13;;;;;;;;;\n19.01.2026;52700,00;100,00;6,20;8,90;EUR;1;1;1;1;99;;;;;;;;;\n20.01.2026;52800,00;100,00;;;EUR;1;1;1;1;7;;;;;;;;;',
      becomes: [
        '2026-01-15 52000: petrol 35.1 l, full, missed, 61.2 EUR, Aral, Köln',
        '2026-01-16 52400: diesel 20.125 l, part, 35.1 EUR, Stau',
        '2026-01-17 52500: electricity 18.5 kWh, full, 9.9 EUR',
        '2026-01-18 52600: cng 6.2 kg, full, 8.9 EUR',
        '2026-01-19 52700: petrol 6.2 l, full, 8.9 EUR; guessed: energy',
        '2026-01-20 52800',
      ],
    },
  ],
  Fuelio: [
    {
      text: '"## Vehicle"\n"Name","DistUnit"\n"Clio","0"\n"## Costs"\n"CostTitle","Date","Odo","CostTypeID","Cost"\n"Oil","2026-04-17","27233","2","5.0"',
      becomes: ['other', '2026-04-17 27233 Oil 5'],
    },
    {
      text: [
        '"## Vehicle"\n"Name","DistUnit","FuelUnit","Tank1Type"\n"Clio","0","2","100"',
        '"## Log"\n"Data","Odo (km)","Fuel (gallons)","Full","Price (optional)","l/100km (optional)","City (optional)","Notes (optional)","Missed","TankNumber","FuelType","VolumePrice","StationID (optional)"',
        '"2026-07-18 15:14","28887.0","28.604","0","1000.0","","Town","Rain","0","1","201","34.96","99"',
        '"2026-07-19 00:00","28987.0","8.5","1","0.0","","","","1","2","400","0.0","98"',
        '"2026-07-20 07:05","29087.0","9.25","1","300.0","","","","0","1","0","0.0",""',
        '"2026-07-21 07:05","29187.0","0.0","1","300.0","","","","0","1","0","0.0",""',
        '"## FavStations"\n"NameBrand","StationID"\n"Shell","99"',
      ].join('\n'),
      becomes: [
        'other',
        '2026-07-18 15:14 28887: diesel 28.604 imp_gal, part, 1000 USD at 34.96, Shell, Town, Rain; guessed: currency',
        '2026-07-19 28987: lpg 8.5 imp_gal, full, missed, tank 2',
        '2026-07-20 07:05 29087: petrol 9.25 imp_gal, full, 300 USD; guessed: currency',
        '2026-07-21 29187',
        'other',
      ],
    },
  ],
  Drivvo: [
    {
      text: '##Service\nKm,Data,Valor,Tipo,Local,Nota\n500,2026-09-16 9:05,57.44,Freios,Oficina,',
      becomes: ['2026-09-16 500 Freios 57.44'],
    },
    {
      text: [
        '##Refuelling',
        'Odômetro,Data,Combustível,Preço / L,Valor total,Volume,Completou o tanque,Segundo combustível,Preço / L 2,Valor total 2,Volume 2,Completou o tanque 2,Terceiro combustível,Preço / L 3,Valor total 3,Volume 3,Completou o tanque 3,Média,Distância,Recarga,,,,Posto,Motorista,Motivo,Forma de pagamento,Observação,Esqueceu,Veículo',
        '500,2026-09-15 9:05,Gasolina,1.969,89.643,45.527,Sim,,0,0,0,Não,,0,0,0,Não,,,,,,,Posto Azul,Ana,,Credit,Chuva,0,Fusca',
        '0.0,2026-09-16 9:05,Etanol,1.969,20,10.157,Não,GNV,2.5,25,10,Sim,,0,0,0,Não,,,,,,,,Ana,,Credit,,1,Fusca',
      ].join('\n'),
      becomes: [
        '2026-09-15 09:05 805: petrol 45.527 us_gal, full, 89.64 USD at 1.969, Posto Azul, Chuva; guessed: unit currency amountUnit',
        '2026-09-16 09:05: petrol 10.157 us_gal, part, missed, 20 USD at 1.969, Etanol\nSegundo combustível: GNV, Preço / L 2: 2.5, Valor total 2: 25, Volume 2: 10; guessed: currency amountUnit energy',
      ],
    },
    {
      text: '##Refuelling\n"Одометр (km)","Дата","Топливо","Цена","Сумма","Объём","Полный бак"\n"1000","2023-05-06 10:00:00","ДТ","50.1","1879.75","37.52","Да"',
      becomes: ['2023-05-06 10:00 1000: diesel 37.52 us_gal, full, 1879.75 USD at 50.1; guessed: currency amountUnit'],
    },
  ],
  aCar: [
    {
      text: 'Service Records\n"Vehicle","Date","Odometer Reading","Distance Unit","Sub Types","Total Cost"\n"Altima","05/14/2022","61,400","km","Oil","$92.50"',
      becomes: ['2022-05-14 61400 Oil 92.5'],
    },
    {
      text: 'Vehicles\n"Name","Make","Model","Volume Unit"\n"Altima","Nissan","Altima","IMPERIAL_GALLON"\nFill-Up Records\n"Vehicle","Date","Time","Odometer Reading","Distance Unit","Volume","Volume Unit","Price per Unit","Total Cost","Partial Fill-Up?","Previously Missed Fill-Ups?","Fuel Category","Fuel Type","Fuel Brand","Fueling Station Address","Notes"\n"Altima","07/15/2023","08:11","61,421","km","20.101","gal","$3.969","$79.78","No","No","Diesel","Premium","Maverik","1 Main St","Trip"\n"Altima","07/16/2023","9:30 PM","61,500","km","5.5","L","$3.969","","Yes","Yes","","","","",""',
      becomes: [
        'other',
        '2023-07-15 08:11 61421: diesel 20.101 imp_gal, full, 79.78 USD at 3.969, Maverik, 1 Main St, Trip',
        '2023-07-16 21:30 61500: petrol 5.5 l, part, missed, 21.83 USD at 3.969; guessed: energy',
      ],
    },
  ],
  'Road Trip': [
    {
      text: 'ROAD TRIP CSV ",."\nVersion,Language\n1900,en\n\nFUEL RECORDS\nOdometer (km),Trip,Date\n61311,,2025-6-15\n\nMAINTENANCE RECORDS\nDescription,Date,Odometer (km),Cost\nOil,2025-6-16,61400,92.5',
      becomes: ['2025-06-15 61311', '2025-06-16 61400 Oil 92.5'],
    },
    {
      text: 'ROAD TRIP CSV ";,"\nVersion;Language\n1900;de\n\nTANKEN\nTacho (km);Strecke;Datum;Menge;Einheit;Preis;Summe;Teilweise;l;Notiz;Oktan;Ort;Zahlung;Bedingungen;Reset;Kategorien;Flags;Währung;Kurs;Breite;Länge;ID;A;B;C;D;Tank\n61311;;2025-6-15 9:51;10,4;L;1,66;17,26;;;;;Aral;;;Reset;;9;CHF;1;;;2;;;;;0\n61400;;2025-6-16 9:51;5,125;L;1,66;8,51;Teilweise;;Regen;;;;;;;9;;1;;;2;;;;;0\n',
      becomes: [
        '2025-06-15 09:51 61311: petrol 10.4 l, full, missed, 17.26 CHF at 1.66, Aral; guessed: energy',
        '2025-06-16 09:51 61400: petrol 5.125 l, part, 8.51 USD at 1.66, Regen; guessed: currency energy',
      ],
    },
    {
      text: 'ROAD TRIP CSV ";,"\nVersion;Language\n1900;de\n\nTANKEN\nTacho (km);Strecke;Datum;Menge;Einheit;Preis;Summe;Teilweise;l;Notiz;Oktan;Ort;Zahlung;Bedingungen;Reset;Kategorien;Flags;Währung\n61311;;2025-6-15 9:51;10,4;L;1,66;17,26;;;;;Aral;;;;;9;CHF\n61400;;2025-6-16 9:51;5,125;L;1,66;8,51;;;;;;;;;;9;CHF\n\nWARTUNG\nBeschreibung;Datum;Tacho (km);Kosten;Notiz;Ort;Typ;Untertyp;Zahlung;Kategorien;Erinnerung;Strecke;Flags;Währung\nÖl;2025-6-16;61350;92,5;;;Service;;;;;;0;CHF',
      becomes: [
        '2025-06-15 09:51 61311: petrol 10.4 l, full, 17.26 CHF at 1.66, Aral; guessed: energy',
        '2025-06-16 09:51 61400: petrol 5.125 l, full, 8.51 CHF at 1.66; guessed: energy',
        '2025-06-16 61350 Öl 92.5',
      ],
    },
  ],
  'Simply Auto': [
    {
      text: 'Row ID,Vehicle ID,Odometer,Qty,Total Cost,Notes,Day,Month,Year,Record Type,Record Desc\n1,Aveo,100.0,0,25.5,,12,3,2024,1,Oil',
      becomes: ['2024-03-12 161 Oil 25.5'],
    },
    {
      text: 'Row ID,Vehicle ID,Odometer,Qty,Partial Tank,Missed Fill Up,Total Cost,Fuel Brand,Filling Station,Notes,Day,Month,Year,Record Type,Record Desc\n1,Aveo,100.0,40.5,0,1,60.75,Esso,Main St,,12,3,2024,0,Fuel Record\n2,Aveo,110.0,0,0,0,0,,,,13,3,2024,0,Fuel Record',
      becomes: [
        '2024-03-12 161: petrol 40.5 us_gal, full, missed, 60.75 USD, Esso, Main St; guessed: unit currency amountUnit energy',
        '2024-03-13 177',
      ],
    },
  ],
  MyGarage: [
    {
      text: 'units_version,Date,Category,Description,Odometer (km),Cost,Vendor,Notes\n4,2025-06-16,Maintenance,Oil,61400.0,92.50,Sole,',
      becomes: ['2025-06-16 61400 Oil 92.5'],
    },
    {
      text: 'units_version,Date,Filled At,Odometer (km),Liters,Price Per Liter,Full Tank,Notes\n4,2025-06-17,,61450,30.100,1.8,Yes,',
      becomes: ['2025-06-17 61450: petrol 30.1 l, full, 54.18 USD at 1.8; guessed: currency energy'],
    },
    { text: 'units_version,Date,Reading (km),Notes\n4,2025-06-18,61500.5,', becomes: ['2025-06-18 61501'] },
    {
      text: 'units_version,Date,Type,Amount,Renewal Date,Notes\n4,2025-06-19,Registration,120.00,2026-06-19,',
      becomes: ['2025-06-19  Registration 120'],
    },
    {
      text: 'units_version,Provider,Type,Coverage,Start Date,End Date,Cost\n4,Acme,Extended,,2025-01-01,2027-01-01,900.00',
      becomes: ['other'],
    },
    {
      name: '2011_Fiat_500_complete_data_20251127.json',
      text: JSON.stringify({
        ...{ export_version: '4', units: 'metric', export_date: '2025-11-27T10:00:00' },
        vehicle: { vin: 'ZFA1', year: 2011, make: 'Fiat', model: '500', license_plate: 'AB 123 CD' },
        service_records: [
          {
            ...{ date: '2025-06-16', service_category: 'Maintenance', service_type: 'Oil', odometer_km: 61_400.5 },
            ...{ cost: 92.5, vendor_name: 'Sole', notes: null },
          },
        ],
        fuel_records: [
          { date: '2025-06-17', odometer_km: 61_450, liters: 30.1, cost: 50, is_full_tank: false, notes: null },
        ],
        def_records: [{ date: '2025-06-17', odometer_km: 61_460, fill_level: 50 }],
        odometer_records: [{ date: '2025-06-18', reading: 61_500, notes: 'Trip' }],
        notes: [{ date: '2025-06-19', title: 'Colour', content: 'Blue' }],
      }),
      becomes: [
        ...['other', '2025-06-16 61401 Oil 92.5'],
        '2025-06-17 61450: petrol 30.1 l, part, 50 USD; guessed: currency energy',
        ...['2025-06-17 61460', '2025-06-18 61500', 'other'],
      ],
    },
  ],
  May: [
    {
      text: [
        'id,vehicle_id,vehicle_name,date,odometer,odometer_unit,volume,price_per_unit,total_cost,sales_tax,fuel_type,fuel_distance,is_full_tank,is_missed,station,notes,created_at',
        '1,4,Blue,2026-07-18,61400.0,km,40.125,1.62,65.0,,diesel,,True,False,Shell,Rain,2026-07-18T10:00:00',
        '2,4,Blue,2026-07-19,61500.0,km,8.0,0.5,,,adblue,,False,True,,,2026-07-19T10:00:00',
        '3,4,Blue,2026-07-20,61600.0,km,,,,,,,True,False,,,2026-07-20T10:00:00',
      ].join('\n'),
      becomes: [
        '2026-07-18 61400: diesel 40.125 us_gal, full, 65 USD at 1.62, Shell, Rain; guessed: currency amountUnit',
        '2026-07-19 61500: adblue 8 us_gal, part, missed, 4 USD at 0.5; guessed: currency amountUnit',
        '2026-07-20 61600',
      ],
    },
    {
      text: [
        'id,vehicle_id,vehicle_name,date,odometer,volume,price_per_unit,total_cost,is_full_tank,is_missed,station,notes,created_at',
        '1,4,Blue,"31/12/2024","38100","40,5","1,62","65,61",True,False,Shell,,',
        '2,4,Blue,"01/02/2025","38600","40","1,60","64",True,False,Shell,,',
      ].join('\n'),
      becomes: [
        '2024-12-31 61316: petrol 40.5 us_gal, full, 65.61 USD at 1.62, Shell; guessed: unit currency amountUnit energy',
        '2025-02-01 62121: petrol 40 us_gal, full, 64 USD at 1.6, Shell; guessed: unit currency amountUnit energy',
      ],
    },
    {
      text: 'id,vehicle_id,vehicle_name,date,category,description,cost,odometer,odometer_unit,vendor,notes,created_at\n1,4,Blue,2026-07-18,maintenance,Oil change,"9,99",61400.0,km,Sole,5W-30,\n2,4,Blue,2026-07-19,insurance,Policy,300.50,,,,,',
      becomes: ['2026-07-18 61400 Oil change 9.99', '2026-07-19  Policy 300.5'],
    },
    {
      text: 'id,vehicle_id,vehicle_name,date,start_time,end_time,odometer,kwh_added,start_soc,end_soc,cost_per_kwh,total_cost,charger_type,location,network,notes,created_at\n1,5,Leaf,2026-07-18,18:05:00,19:00:00,12000.0,30.5,20,80,0.4,12.2,level2,Lucca,Enel,,',
      becomes: [
        '2026-07-18 18:05 19312: electricity 30.5 kWh, full, 12.2 USD at 0.4, Enel, Lucca; guessed: unit currency',
      ],
    },
    {
      text: 'id,vehicle_id,vehicle_name,title,description,reminder_type,due_date,recurrence,recurrence_interval,notify_days_before,is_completed,completed_at,created_at\n1,4,Blue,MOT,,mot,2027-01-01,yearly,1,7,False,,',
      becomes: ['reminder'],
    },
    {
      name: 'may_backup_20261127_101500.json',
      text: JSON.stringify({
        export_info: { exported_at: '2026-11-27T10:15:00', username: 'ann', app_version: '0.42.0' },
        user_preferences: { language: 'it', distance_unit: 'km', volume_unit: 'gal', currency: 'EUR' },
        vehicles: [
          {
            ...{ id: 4, name: 'Blue', vehicle_type: 'car', make: 'Fiat', model: '500', year: 2011, vin: 'ZFA1' },
            ...{ registration: 'AB 123 CD', fuel_type: 'petrol', odometer_unit: 'mi', notes: null },
            specifications: [{ id: 1, spec_type: 'oil_type', label: 'Oil', value: '5W-30', created_at: null }],
            fuel_logs: [
              {
                ...{ id: 1, date: '2026-07-18', odometer: 1000, volume: 8.5, price_per_unit: 7, total_cost: 59.5 },
                ...{ fuel_type: null, is_full_tank: false, is_missed: true, station: 'Shell', notes: null },
              },
            ],
            expenses: [
              {
                ...{ id: 1, date: '2026-07-19', category: 'repairs', description: 'Clutch', cost: 800.5 },
                ...{ odometer: 1010.4, vendor: 'Sole', notes: 'Worn', attachments: [] },
              },
            ],
            reminders: [{ id: 1, title: 'MOT', reminder_type: 'mot', due_date: '2030-01-01', recurrence: 'yearly' }],
            maintenance_schedules: [
              {
                id: 1,
                name: 'Oil',
                interval_km: 15000,
                interval_months: 12,
                next_due_date: null,
                next_due_odometer: 5000,
              },
            ],
            recurring_expenses: [
              { id: 1, name: 'Tax', amount: 12.5, frequency: 'monthly', next_due: '2030-01-01', auto_create: true },
            ],
            documents: [],
          },
          {
            ...{ id: 5, name: 'Mower', vehicle_type: 'tractor', make: '', model: '', year: null, vin: '' },
            ...{ registration: '', fuel_type: 'diesel', tracking_unit: 'hours', notes: null },
            fuel_logs: [
              {
                ...{ id: 2, date: '2026-07-20', odometer: 250, volume: 2, price_per_unit: 7, total_cost: 14 },
                ...{ fuel_type: null, is_full_tank: true, is_missed: false, station: null, notes: null },
              },
            ],
          },
        ],
        fuel_stations: [{ id: 1, name: 'Shell', postcode: '55100', is_favorite: true, times_used: 3 }],
      }),
      becomes: [
        ...['other', 'other', 'other', 'other', 'other'],
        '2026-07-18 1609: petrol 8.5 imp_gal, part, missed, 59.5 EUR at 7, Shell',
        'unit',
        ...['2026-07-19 1626 Clutch 800.5', 'reminder', 'reminder', 'plan', 'other'],
      ],
    },
  ],
  Tracktor: [
    {
      name: 'tracktor-export-2026-11-27.json',
      text: JSON.stringify({
        ...{ version: '1.0', timestamp: '2026-11-27T10:15:00.000Z', encrypted: false },
        data: {
          vehicles: [
            {
              ...{ id: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', make: 'Fiat', model: '500', year: 2011, vin: 'ZFA1' },
              ...{ licensePlate: 'AB 123 CD', color: '#fff', odometer: 61000, fuelType: 'cng' },
            },
          ],
          fuelLogs: [
            {
              ...{ id: 'a', vehicleId: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', date: '2026-07-17T22:00:00.000Z' },
              ...{ odometer: 61400, fuelAmount: 12.345, rate: 1.5, cost: 18.52, filled: true, missedLast: false },
            },
            {
              ...{ id: 'b', vehicleId: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', date: '2026-07-19' },
              ...{ odometer: 61500, fuelAmount: null, rate: null, cost: 10, filled: false, missedLast: true },
            },
          ],
          maintenanceLogs: [
            {
              ...{ id: 'c', vehicleId: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', date: '2026-07-18T22:00:00.000Z' },
              ...{ odometer: 61450, serviceCenter: 'Sole', cost: 92.5, notes: 'Oil', attachment: null },
            },
          ],
          insurances: [
            {
              ...{ id: 'd', vehicleId: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', provider: 'Acme', policyNumber: '77' },
              ...{ startDate: '2025-12-31T23:00:00.000Z', endDate: null, recurrenceType: 'yearly', cost: 300 },
            },
          ],
          puccs: [{ id: 'e', certificateNumber: '5', testingCenter: 'TÜV', issueDate: '2026-01-01' }],
          configs: [
            { key: 'currency', value: 'EUR' },
            { key: 'unitOfDistance', value: 'kilometer' },
            { key: 'unitOfVolume', value: 'liter' },
            { key: 'unitOfCng', value: 'kilogram' },
            { key: 'timezone', value: 'Europe/Rome' },
          ],
          users: [{ id: 'u', username: 'ann', passwordHash: 'x' }],
          sessions: [],
        },
      }),
      becomes: [
        'other',
        '2026-07-18 61400: cng 12.345 kg, full, 18.52 EUR at 1.5',
        '2026-07-19 61500',
        '2026-07-19 61450 Regular Maintenance 92.5',
        '2026-01-01  Acme 300',
        ...['other', 'other', 'other', 'other', 'other', 'other', 'other'],
      ],
    },
  ],
  Hammond: [
    {
      name: 'vehicles.json',
      text: JSON.stringify([
        {
          ...{ id: 'c0a8', nickname: 'Blue', registration: 'AB 123 CD', make: 'Fiat', model: '500', vin: '' },
          ...{ yearOfManufacture: 2011, engineSize: 1242, fuelUnit: 1, fuelType: 1, users: null, attachments: null },
          fillups: [
            {
              ...{ id: 'a', vehicleId: 'c0a8', fuelUnit: 1, fuelQuantity: 8.5, perUnitPrice: 6, totalAmount: 51 },
              ...{ odoReading: 1000, isTankFull: true, hasMissedFillup: false, comments: 'Rain' },
              ...{ fillingStation: 'Shell', date: '2021-07-18T00:00:00Z', currency: 'GBP', distanceUnit: 0 },
            },
            {
              ...{ id: 'b', vehicleId: 'c0a8', fuelUnit: 5, fuelQuantity: 30, perUnitPrice: 1, totalAmount: 30 },
              ...{ odoReading: 1100, isTankFull: true, hasMissedFillup: null, comments: '', fillingStation: '' },
              ...{ date: '2021-07-19T00:00:00Z', currency: 'GBP', distanceUnit: 0 },
            },
          ],
          expenses: [
            {
              ...{ id: 'c', vehicleId: 'c0a8', amount: 92.5, odoReading: 1700, comments: '5W-30' },
              ...{ expenseType: 'Oil', date: '2021-07-20T00:00:00Z', currency: 'EUR', distanceUnit: 1 },
            },
          ],
        },
      ]),
      becomes: [
        'other',
        '2021-07-18 1609: diesel 8.5 imp_gal, full, 51 GBP at 6, Shell, Rain',
        'other',
        '2021-07-20 1700 Oil 92.5',
      ],
    },
    {
      name: 'expenses.json',
      text: JSON.stringify([
        {
          ...{ id: 'c', vehicleId: 'c0a8', amount: 0, odoReading: 0, comments: '', source: '' },
          ...{ expenseType: 'Wash', date: '2021-07-20T09:30:00+02:00', currency: 'EUR', distanceUnit: 1 },
        },
      ]),
      becomes: ['2021-07-20  Wash 0'],
    },
  ],
  Clarkson: [
    {
      name: 'clarkson.json',
      text: JSON.stringify([
        { type: 'header', version: '5.2.1', comment: 'Export to JSON plugin for PHPMyAdmin' },
        { type: 'database', name: 'clarkson' },
        {
          ...{ type: 'table', name: 'Costs', database: 'clarkson' },
          data: [
            {
              ...{ id: 'c', vehicle: 'v', date: '2018-07-20 00:00:00', costType: 'MOT', totalCost: '54.85' },
              ...{ invoice: null, notes: 'Passed' },
            },
          ],
        },
        {
          ...{ type: 'table', name: 'Fuel', database: 'clarkson' },
          data: [
            {
              ...{ id: 'a', vehicle: 'v', date: '2018-07-18 18:05:00', fuelAmount: '40.50', totalCost: '52.65' },
              ...{ fuelUnitCost: '1.300', odometerReading: '1000', notes: null, fullTank: '1', missedFillUp: '0' },
            },
          ],
        },
        { type: 'table', name: 'FuelTypes', database: 'clarkson', data: [{ id: '1', type: 'Petrol' }] },
        {
          ...{ type: 'table', name: 'Users', database: 'clarkson' },
          data: [
            {
              ...{ id: 'u', username: 'ann', password: 'x', fuelUnit: '1', distanceUnit: '1', currencyUnit: '1' },
              fuelConsumptionUnit: '1',
            },
          ],
        },
        {
          ...{ type: 'table', name: 'Vehicles', database: 'clarkson' },
          data: [
            {
              ...{ id: 'v', user: 'u', name: 'Blue', registration: 'AB12 CDE', make: 'Ford', model: 'Focus' },
              ...{ yearOfManufacture: '2011', vin: null, engineSizeCC: '1600', fuelType: '2' },
            },
          ],
        },
      ]),
      becomes: [
        '2018-07-20  MOT 54.85',
        '2018-07-18 18:05 1609: diesel 40.5 l, full, 52.65 GBP at 1.3',
        ...['other', 'other', 'other'],
      ],
    },
    {
      name: 'fuel.json',
      text: JSON.stringify({
        fuel: [
          {
            ...{ id: 'a', vehicle: 'v', date: '2018-07-18T18:05:00', fuelAmount: 40.5, totalCost: 52.65 },
            ...{ fuelUnitCost: 1.3, tripDistance: 0, odometerReading: 1000, notes: null },
            ...{ fullTank: 0, missedFillUp: 1 },
          },
        ],
      }),
      becomes: [
        '2018-07-18 18:05 1609: petrol 40.5 us_gal, part, missed, 52.65 USD at 1.3; guessed: unit currency amountUnit energy',
      ],
    },
    {
      name: 'Fuel.csv',
      text: '"id","vehicle","date","fuelAmount","totalCost","fuelUnitCost","locationLatitude","locationLongitude","odometerReading","notes","fullTank","missedFillUp"\n"a","v","2018-07-18 18:05:00","40.50","52.65","1.300",NULL,NULL,"1000",NULL,"1","0"',
      becomes: [
        '2018-07-18 18:05 1609: petrol 40.5 us_gal, full, 52.65 USD at 1.3; guessed: unit currency amountUnit energy',
      ],
    },
  ],
};
